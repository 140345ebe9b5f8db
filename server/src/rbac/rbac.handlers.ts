import { Injectable } from '@nestjs/common';
import { AuditLog } from '../platform/audit/audit-log.js';
import type { Tx } from '../platform/database/database.js';
import type { OutboxEvent } from '../platform/jobs/events.js';
import { OnEvent, type AfterCommit } from '../platform/jobs/on-event.decorator.js';
import { GrantEvents } from '../platform/auth/grant-events.js';
import { Authority } from './grants/authority.js';
import { HolderService } from './grants/holder.service.js';
import { OwnerRoles } from './roles/owner-roles.js';

/** What permissions do when others' events arrive, and who is notified when they change. */
@Injectable()
export class RbacHandlers {
  constructor(
    private readonly owners: OwnerRoles,
    private readonly authority: Authority,
    private readonly holders: HolderService,
    private readonly grants: GrantEvents,
    private readonly audit: AuditLog,
  ) {}

  @OnEvent('company.certified', 'rbac.make-owner')
  async onCompanyCertified(
    { payload }: OutboxEvent<'company.certified'>,
    tx: Tx,
  ): Promise<AfterCommit | void> {
    const isNew = await this.owners.give(tx, payload.company_id, payload.owner_id);
    if (!isNew) return;
    await this.audit.record(tx, null, {
      action: 'rbac:role:give-owner',
      subjectType: 'account',
      subjectId: payload.owner_id,
      after: { company_id: payload.company_id },
    });
    await this.authority.changed(tx, [payload.owner_id]);
    return () => this.authority.wake();
  }

  /** The staff of a disabled company may do nothing there, from the next call on. */
  @OnEvent('company.disabled', 'rbac.change-grants')
  @OnEvent('company.enabled', 'rbac.change-grants')
  async onCompanyStatus(
    { payload }: OutboxEvent<'company.disabled'> | OutboxEvent<'company.enabled'>,
    tx: Tx,
  ): Promise<AfterCommit> {
    await this.authority.changed(tx, await this.holders.listOfCompany(tx, payload.company_id));
    return () => this.authority.wake();
  }

  @OnEvent('account.second-factor-changed', 'rbac.change-grants')
  async onSecondFactor(
    { payload }: OutboxEvent<'account.second-factor-changed'>,
    tx: Tx,
  ): Promise<AfterCommit> {
    await this.authority.changed(tx, [payload.account_id]);
    return () => this.authority.wake();
  }

  @OnEvent('account.grants-changed', 'rbac.tell-open-pages')
  async onGrantsChanged({ payload }: OutboxEvent<'account.grants-changed'>): Promise<AfterCommit> {
    return () => this.grants.changed(payload.account_ids);
  }
}
