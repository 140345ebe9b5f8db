import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';

export interface CustomerAccount {
  email: string;
  username: string;
  companyText: string | null;
  phone: string | null;
  areaCode: string | null;
  language: Language;
  country: string;
  postalCode: string | null;
}

/** Accounts without a password. */
@Injectable()
export class CustomerAccountRepository {
  async insertCustomerAccount(tx: Tx, account: CustomerAccount): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO account (email, username, company_text, phone, area_code, language, country, postal_code, email_proved_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, NULL) RETURNING id`,
      [
        ...[account.email, account.username, account.companyText, account.phone, account.areaCode],
        ...[account.language, account.country, account.postalCode],
      ],
    );
    return firstRow(rows).id;
  }
}
