import { Injectable } from '@nestjs/common';
import { bytes, int8s } from '../../platform/database/array-param.js';
import type { Queryable, Tx } from '../../platform/database/database.js';

/** Whose keys they are: a company's, or those of a person without one. */
export interface KeyHolder {
  company_id: number | null;
  account_id: number;
}

/** What a row became; one of the two. */
export interface Made {
  draft_id: number | null;
  goods_id: number | null;
}

const holderOf = ({ company_id, account_id }: KeyHolder): [number | null, number | null] =>
  company_id === null ? [null, account_id] : [company_id, null];

/** What keeps a row from coming in twice: table `goods_import_key`. */
@Injectable()
export class ImportKeyRepository {
  /** One import at a time of a holder looks for keys and adds to them. */
  async lockImportKey(tx: Tx, holder: KeyHolder): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('goods import key', $1))`, [
      holder.company_id ?? -holder.account_id,
    ]);
  }

  /** What came of these rows before, by digest in hex; what was deleted since may come again. */
  async findImportKey(
    q: Queryable,
    holder: KeyHolder,
    digests: readonly Buffer[],
  ): Promise<Map<string, Made>> {
    const { rows } = await q.query<Made & { digest: Buffer }>(
      `SELECT k.digest, k.draft_id, k.goods_id FROM goods_import_key k
         LEFT JOIN draft_product d ON d.id = k.draft_id
         LEFT JOIN goods g ON g.id = coalesce(k.goods_id, d.goods_id)
       WHERE k.company_id IS NOT DISTINCT FROM $1::bigint AND k.account_id IS NOT DISTINCT FROM $2::bigint
         AND k.digest = ANY ($3::bytea[]) AND coalesce(d.status, 0) <> 9 AND coalesce(g.status, 0) <> 90`,
      [...holderOf(holder), bytes(digests, (digest) => digest.toString('hex'))],
    );
    return new Map(
      rows.map(({ digest, draft_id, goods_id }) => [digest.toString('hex'), { draft_id, goods_id }]),
    );
  }

  async set(tx: Tx, holder: KeyHolder, made: readonly (Made & { digest: Buffer })[]): Promise<void> {
    await tx.query(
      `INSERT INTO goods_import_key (company_id, account_id, digest, draft_id, goods_id)
       SELECT $1, $2, digest, draft_id, goods_id
       FROM unnest($3::bytea[], $4::bigint[], $5::bigint[]) AS made (digest, draft_id, goods_id)
       ON CONFLICT ON CONSTRAINT goods_import_key_digest_uq
       DO UPDATE SET draft_id = excluded.draft_id, goods_id = excluded.goods_id`,
      [
        ...holderOf(holder),
        bytes(made, ({ digest }) => digest.toString('hex')),
        int8s(made, ({ draft_id }) => draft_id),
        int8s(made, ({ goods_id }) => goods_id),
      ],
    );
  }
}
