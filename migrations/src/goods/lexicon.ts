import type { QueryRunner } from 'typeorm';
import { CONDITIONS, MAKERS, THINGS } from './lexicon-words.js';

const KIND = { thing: 1, maker: 2, condition: 3 } as const;

const listsOf = (words: string): string[][] =>
  words.split('|').map((list) => list.split(',').filter((term) => term !== ''));

/** What means the same in three languages. */
export async function createLexicon(db: QueryRunner): Promise<void> {
  await db.query(`
    -- What means the same in three languages; staff keep it.
    CREATE TABLE lexicon_group (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT lexicon_group_pk PRIMARY KEY,
      -- 1 things, 2 makers, 3 conditions.
      kind smallint NOT NULL CONSTRAINT lexicon_group_kind_ck CHECK (kind BETWEEN 1 AND 3),
      conditions smallint[] NOT NULL DEFAULT '{}',
      terms_c text[] NOT NULL DEFAULT '{}',
      terms_e text[] NOT NULL DEFAULT '{}',
      terms_j text[] NOT NULL DEFAULT '{}',
      status smallint NOT NULL DEFAULT 1 CONSTRAINT lexicon_group_status_ck CHECK (status IN (0, 1)),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT lexicon_group_conditions_ck
        CHECK (conditions <@ ARRAY[1, 2, 3, 4]::smallint[] AND (kind = 3) = (conditions <> '{}')),
      CONSTRAINT lexicon_group_terms_ck CHECK (
        cardinality(terms_c) + cardinality(terms_e) + cardinality(terms_j) BETWEEN 2 AND 60
        AND array_position(terms_c || terms_e || terms_j, NULL) IS NULL)
    );
    CREATE INDEX lexicon_group_updated ON lexicon_group (updated_at, id);
    CREATE INDEX lexicon_group_kind ON lexicon_group (kind, id);
  `);
  await db.query(`
    -- Every spelling once, folded as goods are: a spelling means one thing.
    CREATE TABLE lexicon_term (
      folded text NOT NULL CONSTRAINT lexicon_term_pk PRIMARY KEY
        CONSTRAINT lexicon_term_folded_ck CHECK (length(folded) BETWEEN 1 AND 80),
      group_id bigint NOT NULL CONSTRAINT lexicon_term_group_fk REFERENCES lexicon_group (id) ON DELETE CASCADE
    );
    CREATE INDEX lexicon_term_group ON lexicon_term (group_id);
  `);
  await db.query(`
    CREATE FUNCTION lexicon_group_spells() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    BEGIN
      DELETE FROM lexicon_term WHERE group_id = NEW.id;
      INSERT INTO lexicon_term (folded, group_id)
        SELECT DISTINCT search_fold(term), NEW.id FROM unnest(NEW.terms_c || NEW.terms_e || NEW.terms_j) AS term;
      RETURN NULL;
    END $$;
    CREATE TRIGGER lexicon_group_spells AFTER INSERT OR UPDATE OF terms_c, terms_e, terms_j ON lexicon_group
      FOR EACH ROW EXECUTE FUNCTION lexicon_group_spells();
  `);
  // The vocabulary that the shop starts with; from here on staff keep it.
  const addGroup = (kind: number, conditions: readonly number[], words: string): Promise<unknown> =>
    db.query(
      `INSERT INTO lexicon_group (kind, conditions, terms_c, terms_e, terms_j) VALUES ($1, $2, $3, $4, $5)`,
      [kind, conditions, ...listsOf(words)],
    );
  for (const words of THINGS) await addGroup(KIND.thing, [], words);
  for (const words of MAKERS) await addGroup(KIND.maker, [], words);
  for (const { conditions, words } of CONDITIONS) await addGroup(KIND.condition, conditions, words);
}
