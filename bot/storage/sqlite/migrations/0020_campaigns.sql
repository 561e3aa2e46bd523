-- Campaigns. `due`: when there is something to see to by itself; none where people are waited for.
CREATE TABLE campaigns (
    id INTEGER PRIMARY KEY,
    guild TEXT NOT NULL,
    channel TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('gathering', 'running', 'over', 'cancelled')),
    revision INTEGER NOT NULL,
    due REAL,
    sheet TEXT NOT NULL
) STRICT;

CREATE INDEX campaigns_by_due ON campaigns (due) WHERE due IS NOT NULL;
CREATE INDEX campaigns_of_guild ON campaigns (guild, id);

-- The table of each game, written when that is opened: a game has one at most. A result that was
-- taken into the campaign is not taken again.
CREATE TABLE campaign_tables (
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    game INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    taken INTEGER NOT NULL DEFAULT 0 CHECK (taken IN (0, 1)),
    PRIMARY KEY (campaign, game)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX campaign_of_table ON campaign_tables (table_id);
CREATE INDEX campaign_tables_to_take ON campaign_tables (table_id) WHERE taken = 0;

-- Everybody a campaign names, so that they can be forgotten.
CREATE TABLE campaign_people (
    player TEXT NOT NULL,
    campaign INTEGER NOT NULL REFERENCES campaigns (id),
    PRIMARY KEY (player, campaign)
) STRICT, WITHOUT ROWID;
