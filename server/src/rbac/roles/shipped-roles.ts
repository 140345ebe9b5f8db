import { type Permission, PERMISSIONS } from '@fovea/shared-types/permissions';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { StartupChecks } from '../../platform/database/startup-checks.js';

/** What everybody in finance reads. */
const READS = PERMISSIONS.filter((permission) =>
  /^(finance:[a-z-]+:list$|message:badge:read$|platform:export:add$|member:(account|company):list$|order:(order|refund):list$|platform:reference-rate:list$)/.test(
    permission,
  ),
);

/** Roles of finance that come with the program, by their kind: who requests, approves, pays and sets is somebody else. */
export const SHIPPED_ROLES: Readonly<Record<string, readonly Permission[]>> = {
  finance_requester: [
    ...READS,
    'finance:bank-line:credit',
    'finance:bank-line:match',
    'finance:exchange:add',
    'finance:journal-voucher:add',
    'finance:month-bill:add',
    'finance:month-bill:confirm',
    'finance:month-closing:add',
    'finance:month-reopening:add',
    'finance:parked:settle',
    'finance:reconciliation:explain',
    'finance:remittance:confirm',
    'finance:tax-document:edit',
    'finance:transfer:add',
    'finance:write-off:add',
  ],
  finance_approver: [
    ...READS,
    'finance:exchange:approve',
    'finance:journal-voucher:approve',
    'finance:month-reopening:approve',
    'finance:transfer:approve',
    'finance:withdrawal:approve',
    'finance:write-off:approve',
    'order:refund:decide',
    'rbac:setting-change:approve',
    'rbac:setting-change:list',
  ],
  finance_payer: [...READS, 'finance:withdrawal:pay', 'order:refund:retry'],
  finance_settings: [
    ...READS,
    'finance:account-code:update',
    'finance:credit-limit:add',
    'finance:credit-limit:delete',
    'finance:credit-limit:update',
    'finance:house-account:update',
    'finance:platform-fee:edit',
    'finance:withdrawal-limit:update',
    'order:tax-rate:edit',
    'order:tax-rate:list',
    'platform:approval-limit:add',
    'platform:approval-limit:list',
    'platform:reference-rate:add',
    'rbac:setting-change:list',
    'rbac:setting-change:withdraw',
  ],
};

/** Gives them their menus at the first start, after the menu came; afterwards they are the administrators' to change. */
@Injectable()
export class ShippedRoles implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly checks: StartupChecks,
  ) {}

  async onModuleInit(): Promise<void> {
    if ((await this.checks.pendingMigrations()).length === 0)
      await this.db.transaction((tx) => this.fill(tx));
  }

  private async fill(tx: Tx): Promise<void> {
    const rows = Object.entries(SHIPPED_ROLES).flatMap(([kind, permissions]) =>
      permissions.map((permission) => ({ kind, permission })),
    );
    await tx.query(
      `INSERT INTO role_menu (role_id, menu_id)
       SELECT r.id, m.id FROM unnest($1::text[], $2::text[]) AS s (kind, perms)
       JOIN role r ON r.kind = s.kind AND NOT r.is_filled JOIN menu m ON m.perms = s.perms AND m.key IS NOT NULL
       ON CONFLICT DO NOTHING`,
      [rows.map(({ kind }) => kind), rows.map(({ permission }) => permission)],
    );
    await tx.query('UPDATE role SET is_filled = true WHERE NOT is_filled');
  }
}
