import { Inject, Injectable } from '@nestjs/common';
import { applyEngineer, engineerStatus } from '@fovea/shared-types/maintenance/engineer.calls';
import {
  OWN_FACTS,
  type ApplyEngineerRequest,
  type ApplyEngineerResponse,
  type EngineerStatusRequest,
  type EngineerStatusResponse,
  type MyEngineerResponse,
  type OwnEngineer,
} from '@fovea/shared-types/maintenance/engineer.dto';
import type { engineer } from '@fovea/shared-types/maintenance/engineer.record';
import { ENGINEER_STATUS } from '@fovea/shared-types/states';
import { engineerMachine } from '@fovea/shared-types/states/maintenance.states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import type { DocumentUseCases } from '../../platform/documents/serve-document.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { filled } from '../../platform/text/filled.js';
import { servedEngineer, type EngineerRow } from './engineer.document.js';

/** What a member does about their own certification, and how the platform disables an engineer. */
@Injectable()
export class EngineerService {
  constructor(
    private readonly db: Database,
    private readonly idempotency: Idempotency,
    private readonly log: AuditLog,
    private readonly outbox: Outbox,
    @Inject(servedEngineer.Service)
    private readonly engineers: DocumentUseCases<typeof engineer.declared, EngineerRow>,
  ) {}

  /** @throws NOT_FOUND of a company that is not the caller's, STATE_CONFLICT while the application waits */
  async apply(caller: MemberCaller, request: ApplyEngineerRequest): Promise<ApplyEngineerResponse> {
    const { accountId, companyId } = caller.member;
    const { company_id = null, ...facts } = request;
    if (company_id !== null && company_id !== companyId) throw new AppError('NOT_FOUND');
    const own = await this.findOwn(accountId);
    if (own !== null) return this.engineers.resubmit(caller, own, facts);
    const by = { path: applyEngineer.path, owner: company_id, also: { account_id: accountId } };
    return this.engineers.request(caller, by, request);
  }

  async mine(caller: MemberCaller): Promise<MyEngineerResponse> {
    const own = await this.findOwn(caller.member.accountId);
    if (own === null) return { engineer: null };
    const shown = await this.engineers.shown(caller, own);
    const facts = Object.fromEntries(OWN_FACTS.map((name) => [name, shown[name]]));
    return { engineer: facts as unknown as OwnEngineer }; // the fields of its own class
  }

  /** @throws STATE_CONFLICT of an engineer who was never certified, or is in that state already */
  async setStatus(caller: StaffCaller, request: EngineerStatusRequest): Promise<EngineerStatusResponse> {
    const isDisabled = request.disable_status === 1;
    const reason = isDisabled ? filled('reason', request.reason ?? '') : null;
    const answer = await this.idempotency.run(caller, engineerStatus.path, request, async (tx) => {
      const row = (await this.engineers.lockRows(tx, [request.id])).get(request.id);
      if (row === undefined || caller.companies !== null) throw new AppError('NOT_FOUND');
      if (!engineerMachine.may(row.status, isDisabled ? 'disable' : 'enable'))
        throw new AppError('STATE_CONFLICT');
      await this.move(tx, row.id, reason);
      const status = isDisabled ? ENGINEER_STATUS.disabled : ENGINEER_STATUS.certified;
      await this.log.record(tx, caller, {
        action: 'maintenance:engineer:status',
        subjectType: 'engineer',
        subjectId: row.id,
        ...(reason !== null && { reason }),
        before: { status: row.status },
        after: { status },
      });
      const moved = { engineer_id: row.id, status, reason };
      await this.outbox.addAll(tx, [{ event: 'engineer.disabled-or-enabled', payload: moved }]);
      return { id: row.id, disable_status: request.disable_status };
    });
    this.outbox.wake();
    return answer;
  }

  /** @param reason why they are disabled; null enables */
  private async move(tx: Tx, id: number, reason: string | null): Promise<void> {
    const { rows } = await tx.query(
      `UPDATE engineer SET status = $2, disable_reason = $3 WHERE id = $1 AND approved_at IS NOT NULL RETURNING id`,
      [id, reason === null ? ENGINEER_STATUS.certified : ENGINEER_STATUS.disabled, reason],
    );
    if (rows.length === 0) throw new AppError('STATE_CONFLICT');
  }

  private async findOwn(accountId: number): Promise<number | null> {
    const { rows } = await this.db.query<{ id: number }>(`SELECT id FROM engineer WHERE account_id = $1`, [
      accountId,
    ]);
    return rows[0]?.id ?? null;
  }
}
