import { Injectable } from '@nestjs/common';
import { GrantReader } from '../../platform/auth/grant-reader.js';
import { Database } from '../../platform/database/database.js';
import { Gather } from '../../platform/database/gather.js';
import type { Grants } from '../../platform/kernel/caller.js';
import { toGrants, type HeldRole } from './grants.js';
import { RbacRepository } from './rbac.repository.js';

/** Gives the guards a person's permissions; read for every call, so that a changed role counts from the next one. */
@Injectable()
export class GrantService extends GrantReader {
  private readonly gather: Gather<number, Grants>;

  constructor(
    private readonly db: Database,
    private readonly rbac: RbacRepository,
  ) {
    super();
    this.gather = new Gather((accountIds) => this.readAll(accountIds));
  }

  read(accountId: number): Promise<Grants> {
    return this.gather.read(accountId);
  }

  private async readAll(accountIds: number[]): Promise<Grants[]> {
    const held = new Map<number, HeldRole[]>(accountIds.map((accountId) => [accountId, []]));
    for (const role of await this.rbac.listRoles(this.db, [...held.keys()])) {
      held.get(role.account_id)?.push(role);
    }
    return accountIds.map((accountId) => toGrants(held.get(accountId) ?? []));
  }
}
