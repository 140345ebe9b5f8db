import type { QueryRunner } from 'typeorm';

/** Roles, functions that guard rows, and the moves of every state machine. */
export async function createGuards(db: QueryRunner): Promise<void> {
  // The server works as this role: it owns nothing, so it can bypass no trigger and no revoked grant.
  await db.query(`
    DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'fovea_app') THEN CREATE ROLE fovea_app NOLOGIN; END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- another database of this cluster was quicker
    END $$;
    GRANT fovea_app TO CURRENT_USER;
    GRANT USAGE ON SCHEMA public TO fovea_app;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO fovea_app;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO fovea_app;
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
  `);
  await db.query(`
    CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    BEGIN
      RAISE EXCEPTION 'rows of % are append-only', TG_TABLE_NAME
        USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_append_only_ck';
    END $$;
  `);
  await db.query(`
    -- Moves of every state machine: from which code (null: it begins) to which.
    CREATE TABLE state_transition (
      machine text NOT NULL,
      from_status smallint,
      to_status smallint NOT NULL,
      -- -32768 is "nothing yet" in keys, where a null could not be.
      from_key smallint GENERATED ALWAYS AS (coalesce(from_status, -32768)) STORED,
      CONSTRAINT state_transition_pk PRIMARY KEY (machine, from_key, to_status)
    );
    REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON state_transition FROM fovea_app;
  `);
  await db.query(`
    -- A row may only move as its machine allows: EXECUTE FUNCTION refuse_move('<machine>', '<column>'). A table may
    -- have two machines: each trigger refuses under its own name.
    CREATE FUNCTION refuse_move() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    DECLARE
      before smallint := (to_jsonb(OLD) ->> TG_ARGV[1])::smallint;
      after smallint := (to_jsonb(NEW) ->> TG_ARGV[1])::smallint;
    BEGIN
      IF NOT EXISTS (SELECT FROM state_transition
                     WHERE machine = TG_ARGV[0] AND from_status IS NOT DISTINCT FROM before AND to_status = after) THEN
        RAISE EXCEPTION '% %: no move from % to %', TG_TABLE_NAME, OLD.id, before, after
          USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME || '_ck';
      END IF;
      RETURN NEW;
    END $$;
  `);
  await db.query(`
    -- When something happened to a row: whatever time is written, the clock's is stored.
    CREATE FUNCTION date_by_clock() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    BEGIN
      RETURN jsonb_populate_record(NEW, jsonb_build_object(TG_ARGV[0], clock_timestamp()));
    END $$;
  `);
  await db.query(`
    -- From where a record moved, and in which transaction, as its history must have it.
    CREATE FUNCTION note_move() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    BEGIN
      NEW.moved_from := OLD.status;
      NEW.moved_tx := pg_current_xact_id();
      RETURN NEW;
    END $$;
  `);
  await db.query(`
    -- Words of two characters, the usual ones in Chinese and Japanese, are too short for trigrams. Pairs are read from
    -- the letters of a text: \`substr\` would begin at its first letter each time, which took a second for a document of
    -- 500 lines.
    CREATE FUNCTION bigrams(words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT coalesce(array_agg(DISTINCT one || next), '{}')
      FROM string_to_array(words, NULL) AS letters, unnest(letters, letters[2:]) AS pair (one, next)
      WHERE next IS NOT NULL
    $$;
  `);
}
