import { Injectable } from '@nestjs/common';
import type { Queryable, Tx } from '../../platform/database/database.js';
import type { Addresses } from '../credentials/account-credentials.js';

/** Which of the addresses was changed. */
export type AddressKind = 'email' | 'phone';

/** Both addresses of an account before a change of one. */
export interface UndoRow extends Addresses {
  id: number;
  account_id: number;
  kind: AddressKind;
  created_at: Date;
}

const COLUMNS = 'id, account_id, kind, email, email_proved_at, phone, area_code, phone_proved_at, created_at';

/** Changes of addresses that can still be undone; the link that does it is kept as a hash. */
@Injectable()
export class AddressUndoRepository {
  async insertAddressUndo(
    tx: Tx,
    { accountId, kind, was, tokenHash }: UndoOffer,
    days: number,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO address_undo (account_id, kind, email, email_proved_at, phone, area_code, phone_proved_at,
                                 token_hash, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp() + make_interval(days => $9))`,
      [
        accountId,
        kind,
        was.email,
        was.email_proved_at,
        was.phone,
        was.area_code,
        was.phone_proved_at,
        tokenHash,
        days,
      ],
    );
  }

  async findOpen(q: Queryable, tokenHash: Buffer): Promise<UndoRow | null> {
    const { rows } = await q.query<UndoRow>(
      `SELECT ${COLUMNS} FROM address_undo
       WHERE token_hash = $1 AND closed_at IS NULL AND expires_at > clock_timestamp()`,
      [tokenHash],
    );
    return rows[0] ?? null;
  }

  /** True for the one caller who undoes it. */
  async close(tx: Tx, id: number): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE address_undo SET closed_at = clock_timestamp()
       WHERE id = $1 AND closed_at IS NULL AND expires_at > clock_timestamp()`,
      [id],
    );
    return count === 1;
  }

  /** Those of later changes, which are undone with it; the mails of them may have gone to somebody else. */
  async closeAfter(tx: Tx, { id, account_id }: UndoRow): Promise<void> {
    await tx.query(
      `UPDATE address_undo SET closed_at = clock_timestamp()
       WHERE account_id = $1 AND id > $2 AND closed_at IS NULL`,
      [account_id, id],
    );
  }

  async deleteOld(tx: Tx): Promise<void> {
    await tx.query(`DELETE FROM address_undo WHERE expires_at < clock_timestamp() - interval '1 day'`);
  }
}

/** What is kept of a change. */
export interface UndoOffer {
  accountId: number;
  kind: AddressKind;
  was: Addresses;
  tokenHash: Buffer;
}
