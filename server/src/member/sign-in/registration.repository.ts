import { Injectable } from '@nestjs/common';
import { MEMBER_STATUS } from '@fovea/shared-types/states';
import type { Language } from '@fovea/shared-types/language';
import type { Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';

export interface NewAccount {
  email: string;
  phone: string;
  areaCode: string;
  username: string;
  passwordHash: string;
  language: Language;
  country: string;
  postalCode: string;
  address: string;
}

@Injectable()
export class RegistrationRepository {
  /** What staff opened for the member takes over the member's input; null where they opened nothing. */
  async completeOpenedAccount(tx: Tx, account: NewAccount): Promise<number | null> {
    const { rows } = await tx.query<{ id: number }>(
      `UPDATE account SET phone = $2, area_code = $3, username = $4, password_hash = $5, language = $6, country = $7,
         postal_code = $8, address = $9, email_proved_at = clock_timestamp()
       WHERE email = $1 AND password_hash IS NULL AND status = ${MEMBER_STATUS.active} AND deleted_at IS NULL RETURNING id`,
      valuesOf(account),
    );
    return rows[0]?.id ?? null;
  }

  async insertRegistration(tx: Tx, account: NewAccount): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO account (email, phone, area_code, username, password_hash, language, country, postal_code, address)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
      valuesOf(account),
    );
    return firstRow(rows).id;
  }
}

const valuesOf = (account: NewAccount): string[] => [
  account.email,
  account.phone,
  account.areaCode,
  account.username,
  account.passwordHash,
  account.language,
  account.country,
  account.postalCode,
  account.address,
];
