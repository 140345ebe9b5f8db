import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records of banks contain no small kana. */
const SMALL = ['ァィゥェォッャュョヮヵヶ', 'アイウエオツヤユヨワカケ'] as const;
/** Legal forms as banks shorten them: in front of the name, behind it, or between its parts. */
const SHORTENED = '(カ|ユ|メ|シ|ド|イ|フク|ザイ|シヤ|ガク|ドク)';
const SPELLED_OUT = [
  'カブシキ[カガ]イシヤ|ユウゲン[カガ]イシヤ|ゴウドウ[カガ]イシヤ|ゴウシ[カガ]イシヤ|ゴウメイ[カガ]イシヤ',
  'イリヨウホウジン|イツパンシヤダンホウジン|ガツコウホウジン|シヤカイフクシホウジン',
].join('|');

/** Whoever paid a matched line is known by the name that the bank wrote. */
export class RememberPayersOfBankLines1796200600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- One key for カ)ﾐﾎﾝ ｼﾖｳｼﾞ and カブシキガイシャ ミホンショウジ; ampersand, dots and the like are left out by the names of customers.
      CREATE FUNCTION payer_key(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT public.customer_name_key(regexp_replace(
          translate(normalize(words, NFKC), '${SMALL[0]}', '${SMALL[1]}'),
          '^ *${SHORTENED}\\)|\\(${SHORTENED} *$|\\(${SHORTENED}\\)|${SPELLED_OUT}', ' ', 'g'))
      $$;
      ALTER TABLE bank_line ADD COLUMN party_key text GENERATED ALWAYS AS (payer_key(party)) STORED;
      CREATE INDEX bank_line_payer ON bank_line (party_key, currency, id)
        WHERE matching = 1 AND kind = 1 AND party_key <> '';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE bank_line DROP COLUMN party_key;
      DROP FUNCTION payer_key;
    `);
  }
}
