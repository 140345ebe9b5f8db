import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Tx } from '../../platform/database/database.js';

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
  async insert(tx: Tx, account: NewAccount): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO account (email, phone, area_code, username, password_hash, language, country, postal_code, address)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
      [
        account.email,
        account.phone,
        account.areaCode,
        account.username,
        account.passwordHash,
        account.language,
        account.country,
        account.postalCode,
        account.address,
      ],
    );
    return rows[0]?.id ?? 0;
  }
}
