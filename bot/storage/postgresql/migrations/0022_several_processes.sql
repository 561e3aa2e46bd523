-- What processes need that share a database. None of it is moved to another one.

-- Which process last had the right to something, such as to speak for a table. Whether it still
-- has it is told by an advisory lock; this tells a process that comes too late.
CREATE TABLE claims (
    what TEXT COLLATE "C" PRIMARY KEY,
    holder TEXT COLLATE "C" NOT NULL,
    since DOUBLE PRECISION NOT NULL
);

-- Which process thinks for the computers of a table, and until when nobody else does.
CREATE TABLE thinking (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    holder TEXT COLLATE "C" NOT NULL,
    until DOUBLE PRECISION NOT NULL
);

-- Whoever listens is woken with the commit. What is missed is found a little later all the same.
CREATE FUNCTION tell_of_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('concordia_' || md5(TG_TABLE_SCHEMA), 'outbox ' || NEW.table_id);
    RETURN NULL;
END $$;

CREATE TRIGGER messages_are_told
    AFTER INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION tell_of_messages();

CREATE FUNCTION tell_of_computers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('concordia_' || md5(TG_TABLE_SCHEMA), 'computers ' || NEW.id);
    RETURN NULL;
END $$;

CREATE TRIGGER computers_are_told
    AFTER INSERT OR UPDATE OF computer_to_move ON tables FOR EACH ROW
    WHEN (NEW.computer_to_move = 1) EXECUTE FUNCTION tell_of_computers();
