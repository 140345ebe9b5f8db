import { Injectable } from '@nestjs/common';
import { callRegistry } from '../../platform/http/call.decorator.js';
import { companiesOf } from '../../platform/http/call.guard.js';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { Grants, StaffCaller } from '../../platform/kernel/caller.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { toGrants } from './grants.js';
import { RbacRepository } from './rbac.repository.js';

const ONE_EVENT = 500;

/**
 * Changes of who may grant what are serialised: they are rare, and what the caller holds must not shrink
 * between the check and the commit.
 */
@Injectable()
export class Authority {
  constructor(
    private readonly rbac: RbacRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Waits for the one lock and reads what the caller may do now.
   * @param path of the call, whose permission the caller may have lost while waiting
   */
  async lock(tx: Tx, caller: StaffCaller, path: string): Promise<Grants> {
    await this.serialise(tx);
    const grants = toGrants(await this.rbac.listRoles(tx, [caller.member.accountId]));
    const may = callRegistry.get(path)?.may;
    if (may === undefined || may === 'public' || may === 'member') return grants;
    if (companiesOf(grants, may) === undefined) throw new AppError('FORBIDDEN');
    return grants;
  }

  /** Waits for the one lock: for what somebody else requested, and was checked then. */
  async serialise(tx: Tx): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('fovea permissions'))`);
  }

  /** Notifies these people's open pages; `wake` after the commit saves the wait. */
  async changed(tx: Tx, accountIds: readonly number[]): Promise<void> {
    const unique = [...new Set(accountIds)];
    for (let at = 0; at < unique.length; at += ONE_EVENT)
      await this.outbox.add(tx, 'account.grants-changed', { account_ids: unique.slice(at, at + ONE_EVENT) });
  }

  wake(): void {
    this.outbox.wake();
  }
}

/** The company a new row is made in: the requested one, else the caller's own, else the platform. */
export function placeOf(caller: StaffCaller, requested: number | undefined): number | null {
  const { companies, member } = caller;
  if (companies === null) return requested ?? null;
  if (requested !== undefined) {
    if (!companies.includes(requested))
      throw new AppError('NOT_FOUND', {}, { company_id: { key: 'choice' } });
    return requested;
  }
  return member.companyId !== null && companies.includes(member.companyId)
    ? member.companyId
    : (companies[0] ?? null);
}
