import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CONDITIONS, MAKERS, THINGS } from './goods/lexicon-words.js';

const KIND = { thing: 1, maker: 2, condition: 3 } as const;

const listsOf = (words: string): string[][] =>
  words.split('|').map((list) => list.split(',').filter((term) => term !== ''));

/** The vocabulary that the shop starts with; from here on staff keep it. */
export class SeedLexicon1763702210000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    const add = (kind: number, conditions: readonly number[], words: string): Promise<unknown> =>
      db.query(
        `INSERT INTO lexicon_group (kind, conditions, terms_c, terms_e, terms_j) VALUES ($1, $2, $3, $4, $5)`,
        [kind, conditions, ...listsOf(words)],
      );
    for (const words of THINGS) await add(KIND.thing, [], words);
    for (const words of MAKERS) await add(KIND.maker, [], words);
    for (const { conditions, words } of CONDITIONS) await add(KIND.condition, conditions, words);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM lexicon_group`);
  }
}
