# Campaigns: what is wrong with one as somebody wants it.

campaign-problem-too-few = A campaign needs at least { $fewest } people, and there { $people ->
    [1] is 1
   *[other] are { $people }
}.
campaign-problem-too-many = A campaign takes up to { $most } people; { $people } are too many.
campaign-problem-odd-pairs = Pairs need an even number of people, and { $people } is odd: somebody would have no partner.
campaign-problem-games = Everybody can play 1 to { $most } games, not { $games }.
campaign-problem-tour-games = A grand tour always has 14 games, one on each board: leave the number of games out.
campaign-problem-tour-boards = A grand tour visits all fourteen boards: leave the boards out, or play a season.
campaign-problem-unknown-board = There is no board "{ $board }". Choose from { $boards }.
campaign-problem-board-unsuited = { $board } suits { $suits } seats, but the tables of this campaign have { $seats }. Leave it out.
campaign-problem-not-even = With tables of { $sizes }, { $entrants } can't all play { $games ->
    [one] one game
   *[other] { $games } games
}. Change the number of games, or add a board for tables of another size.
campaign-problem-already-open = This campaign has begun, so it's too late to join. Ask the organiser to bring you in with `/campaign substitute` when somebody leaves.
campaign-problem-opened-already = This campaign is open already.
campaign-problem-no-pairs = Everybody plays for themselves in this campaign: join without a partner.
campaign-problem-own-partner = You can't be your own partner. Name somebody else, or join alone and get a partner when the campaign opens.
campaign-problem-joined-already = You've already joined.
campaign-problem-partner-taken = They already have a partner in this campaign. Name somebody else, or join alone.
campaign-problem-not-in = That person isn't in this campaign.
campaign-problem-you-not-in = You aren't in this campaign.
campaign-problem-not-running = This campaign isn't running.
campaign-problem-substitute-taken = They already take part in this campaign. Name somebody who doesn't.
campaign-problem-too-late-for-substitute = All their games have begun, or were drawn again without them, so there's nothing left to take over.
campaign-problem-no-such-game = There is no game { $game }: this campaign has games 1 to { $games }.
campaign-problem-game-not-over = Game { $game } isn't over yet. You can correct it once it is.
campaign-problem-scores = Name the victory points of all { $seats } seats, first to last, such as "101 95 88 70"; or "void" if the game shouldn't count.
campaign-problem-not-organiser = Only the organiser or a server manager can do that.
campaign-problem-none-here = No campaign is running on this server. Start one with `/campaign new`.
campaign-problem-which = Several campaigns are running here ({ $names }). Add `campaign:` to say which one you mean.
campaign-problem-no-threads = Campaigns open a thread for each game, and this isn't a channel for threads. Try a normal text channel.
campaign-problem-taken-over-already = You already organise this campaign.
campaign-problem-organiser-here = The organiser was here in the last two weeks. A server manager can take over at any time.

# What stands in the channel while people join.
campaign-heading = ## { $name }
campaign-format = { $format ->
    [season] Season: everybody plays { $games ->
        [one] one game
       *[other] { $games } games
    } against changing opponents.
    [league] League: divisions, promotion and relegation, { $seasons ->
        [one] one season
       *[other] { $seasons } seasons
    }, { $games ->
        [one] one game
       *[other] { $games } games
    } each per season.
    [tournament] Tournament: { $games ->
        [one] one game
       *[other] { $games } games
    } in your group, then finals.
   *[grand_tour] Grand tour: fourteen boards, one game on each.
}
campaign-format-open = { $format ->
    [season] Season: everybody plays the same number of games against changing opponents.
    [league] League: divisions, promotion and relegation, { $seasons ->
        [one] one season
       *[other] { $seasons } seasons
    }.
    [tournament] Tournament: groups, then finals.
   *[grand_tour] Grand tour: fourteen boards, one game on each.
}
campaign-organised = Organised by { $who }.
campaign-organised-by-nobody = Nobody organises it at the moment: `/campaign takeover` makes it yours.
campaign-pairs = Fixed pairs, in team games. Join with `/campaign join partner:`, or join alone and get a partner when it opens.
campaign-boards = Boards: { $boards }.
campaign-pace = Pace: { $pace }.
campaign-rounds-last = A round lasts { $days ->
    [one] a day
   *[other] { $days } days
} at most; the next one begins early once all games are over.
campaign-rounds-free = The next round begins once all games of the last one are over.
campaign-starts = The first round begins { $when }.
campaign-joined = { $count ->
    [0] Nobody has joined yet.
    [one] One person has joined: { $who }
   *[other] { $count } people have joined: { $who }
}
campaign-preview = { $seasons ->
    [one] With { $people } people
   *[other] Each season, with { $people } people
}: { $games ->
    [one] one game
   *[other] { $games } games
} in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, { $each } for everybody. Any two meet { $meetings }, everybody sits in each seat { $seats }.
campaign-preview-groups = { $kind ->
    [tournament] { $count } groups ({ $sizes }), then finals (tables: { $tables }). Only people in one group meet before the finals.
   *[league] { $count } divisions ({ $sizes }). Only people in one division meet.
}
campaign-preview-byes = Now and then somebody sits out a round, all equally often ({ $byes } times altogether).
campaign-preview-lasts = It takes { $days ->
    [one] a day
   *[other] { $days } days
} at most.
campaign-times = { $least ->
    [0] { $most ->
        [0] never
        [1] once at most
       *[other] up to { $most } times
    }
   *[other] { $same ->
        [yes] { $most ->
            [1] once
            [2] twice
           *[other] { $most } times
        }
       *[no] { $least } to { $most } times
    }
}
campaign-button-join = Join
campaign-button-leave = Leave
campaign-button-open = Open
campaign-founded = { $name } is set up in this channel. People join below, and you open it when everyone's in.
campaign-you-joined = You're in { $name }. Your games open by themselves, each in a thread.
campaign-you-joined-pair = You two are in { $name } as a pair.
campaign-you-joined-asked = You're in { $name }. { $partner } has to join too: ask them to press **Join**. If they don't, you get another partner when it opens.
campaign-you-took-over = You've taken over a place in { $name }, with its points. Your games open by themselves, each in a thread.
campaign-you-joined-private = Your results are private, so you have no name in the standings: it says "{ campaign-private }" there. At your tables everybody sees who plays, as always.
campaign-you-left = You've left { $name }.
campaign-you-left-running = You've left { $name }. Your points stay, computers finish your open games, and the rest is drawn again without you.
campaign-opened = { $name } is open. The first round begins { $when }.
campaign-opened-now = { $name } is open, and the first games are on their way.

# How it stands.
campaign-state = { $format ->
    [season] Season
    [league] League, season { $season }
    [tournament] { $season ->
        [1] Tournament, groups
       *[other] Tournament, finals
    }
   *[grand_tour] Grand tour
} · round { $round } of { $rounds } · { $done } of { $games } games
campaign-state-over = { $format ->
    [season] Season
    [league] League, { $season ->
        [one] one season
       *[other] { $season } seasons
    }
    [tournament] Tournament
   *[grand_tour] Grand tour
} · over after { $games ->
    [one] one game
   *[other] { $games } games
}
campaign-cancelled = This campaign was cancelled. Games that are still open can be finished at their tables.
campaign-cancelled-early = This campaign was cancelled before it began.
campaign-next-round = Next round: { $when }.
campaign-section = { $kind ->
    [league] Division { $number }
    [tournament] Group { $number }
   *[finals] Table { $number }
}
campaign-column =
    .points = Points
    .games = Games
    .won = Won
    .vp = VP
campaign-tie-breakers = Ties: games won, VP against the average, opponents' points, order of joining
campaign-row = { $place }. { $name }: { $points } ({ $games ->
    [one] 1 game
   *[other] { $games } games
}, { $won } won)
campaign-more-rows = … and { $count } more
campaign-alt = Standings of { $name }. { $rows }
campaign-pair = { $one } & { $other }
campaign-deleted = Deleted player
campaign-private = Private player
campaign-left-mark = { $name } (left)
campaign-note = { $what ->
    [left] { $about } left the campaign.
    [substituted] { $about } came in for { $before }.
    [corrected] { $by } corrected game { $game } ({ $before } → { $after }): { $reason }
    [voided] Game { $game } was abandoned and doesn't count.
    [taken_over] { $by } organises this campaign now.
   *[promoted] Promoted: { $about }.
}
campaign-note-void = void
campaign-notes-heading = Recently:

# The end.
campaign-ceremony = ## { $name } is over!
    { $winner } won. Congratulations!
campaign-ceremony-place = **{ $place }.** { $who }
campaign-ceremony-facts = Games: { $games }. People: { $people }. Boards: { $boards }. Highest score: { $best }, by { $who }.
campaign-ceremony-thanks = Thank you all for playing. `/campaign export` has every result.
campaign-race =
    .title = How { $name } was won
    .rounds = after round
    .points = points
campaign-race-row = { $name }: { $points }
campaign-race-alt = A chart of how the points of the best grew: { $rows }

# Commands.
campaign-status-yours = You: place { $place } of { $of } with { $points } points after { $games ->
    [one] one game
   *[other] { $games } games
}.
campaign-status-open = Your open games: { $places }
campaign-status-asked = You've been asked to take over for { $leaver }, points included: `/campaign join` says yes.
campaign-status-wanted = { $who } would like you as a partner: `/campaign join` says yes.
campaign-substituted = { $follower } takes over for { $leaver }, points included, from the next game on.
campaign-substitute-asked = { $follower } takes over for { $leaver }, points included, as soon as they agree: ask them to type `/campaign join`.
campaign-corrected = Game { $game } is corrected. Everybody can see what it was before, and why you changed it.
campaign-exported = Everything that was played in { $name }, as CSV and JSON.
campaign-taken-over = You organise { $name } now.
campaign-cancel-sure = This ends { $name } for everybody. Add `sure: yes` if you mean it.
campaign-cancel-done = { $name } is cancelled.

# Names and descriptions of the commands.
command-campaign = campaign
    .description = Seasons, leagues, tournaments and grand tours
command-campaign-new = new
    .description = Start a campaign in this channel
command-campaign-new-name = name
    .description = What it's called
command-campaign-new-format = format
    .description = Season, league, tournament or grand tour
command-campaign-new-games = games
    .description = How many games everybody plays; leave it out for a number that comes out even
command-campaign-new-boards = boards
    .description = Boards, separated by commas; leave it out for all that suit the tables
command-campaign-new-pairs = pairs
    .description = Fixed pairs in team games
command-campaign-new-cards = cards
    .description = The base game's cards, or the Venus cards
command-campaign-new-seasons = seasons
    .description = How many seasons a league lasts
command-campaign-new-pace = pace
    .description = How long a table waits for somebody
command-campaign-new-round_days = round_days
    .description = After how many days the next round begins at the latest
command-campaign-new-start = start
    .description = The day of the first round, such as 1 May
command-campaign-status = status
    .description = How the campaign stands, and how you're doing
command-campaign-status-campaign = campaign
    .description = Which campaign
command-campaign-join = join
    .description = Take part, alone or with a partner
command-campaign-join-partner = partner
    .description = Who you play with, in campaigns of pairs
command-campaign-join-campaign = campaign
    .description = Which campaign
command-campaign-leave = leave
    .description = Leave a campaign
command-campaign-leave-campaign = campaign
    .description = Which campaign
command-campaign-open = open
    .description = Organisers: close the sign-up and start the first round
command-campaign-open-campaign = campaign
    .description = Which campaign
command-campaign-substitute = substitute
    .description = Let someone take over a place, points included
command-campaign-substitute-player = player
    .description = Who leaves
command-campaign-substitute-follower = follower
    .description = Who takes over
command-campaign-substitute-campaign = campaign
    .description = Which campaign
command-campaign-correct = correct
    .description = Organisers: correct the result of a game, for everybody to see
command-campaign-correct-game = game
    .description = The number of the game
command-campaign-correct-points = points
    .description = The victory points seat by seat, such as 101 95 88 70; or void
command-campaign-correct-reason = reason
    .description = Why; everybody can read it
command-campaign-correct-campaign = campaign
    .description = Which campaign
command-campaign-export = export
    .description = Every result as CSV and JSON
command-campaign-export-campaign = campaign
    .description = Which campaign
command-campaign-takeover = takeover
    .description = Organise a campaign whose organiser is gone
command-campaign-takeover-campaign = campaign
    .description = Which campaign
command-campaign-cancel = cancel
    .description = Organisers: end a campaign for everybody
command-campaign-cancel-sure = sure
    .description = Say yes if you mean it
command-campaign-cancel-campaign = campaign
    .description = Which campaign
choice-season = season
choice-league = league
choice-tournament = tournament
choice-grand_tour = grand tour
