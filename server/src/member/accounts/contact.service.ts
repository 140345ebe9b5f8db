import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../platform/database/database.js';
import { AccountRepository, type ContactRow } from './account.repository.js';

/** How later modules reach people: address and language, by account. */
@Injectable()
export class ContactService {
  constructor(private readonly accounts: AccountRepository) {}

  /** Contacts of enabled accounts; others are left out. */
  async byId(q: Queryable, accountIds: readonly number[]): Promise<Map<number, ContactRow>> {
    if (accountIds.length === 0) return new Map();
    const rows = await this.accounts.listContacts(q, accountIds);
    return new Map(rows.map((row) => [row.id, row]));
  }
}
