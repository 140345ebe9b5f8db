import { Injectable } from '@nestjs/common';
import type { licence } from '@fovea/shared-types/member/licence.record';
import type { StoredOf } from '@fovea/shared-types/record/record';
import { licenceMachine } from '@fovea/shared-types/states/member.states';
import type { Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { Change, RecordRules } from '../../platform/records/served-record.js';
import { LicenceKindRepository } from './licence-kind.repository.js';
import { LicenceRepository } from './licence.repository.js';

type Declared = (typeof licence)['declared'];
type Stored = StoredOf<Declared>;

/**
 * An approved licence stays as it was approved: a change of it is a renewal, which replaces it once it is
 * approved. Until then a licence can be corrected, and is reviewed after each change.
 */
@Injectable()
export class LicenceRules implements RecordRules<Declared> {
  constructor(
    private readonly licences: LicenceRepository,
    private readonly kinds: LicenceKindRepository,
    private readonly outbox: Outbox,
  ) {}

  async settle(wanted: Stored, tx: Tx, { id, before, caller }: Change<Declared>): Promise<Stored> {
    if (id !== null) await this.refuseApproved(tx, id);
    const { kind, valid_from, valid_until, renews_id } = wanted;
    if (kind !== before?.kind && !(await this.kinds.isOffered(tx, kind)))
      throw fieldError({ kind: { key: 'choice' } });
    if (valid_until !== null && valid_until < valid_from)
      throw fieldError({ valid_until: { key: 'not_after_start' } });
    const renewed =
      renews_id === null ? null : await this.licences.lockStatus(tx, renews_id, caller.companies ?? null);
    if (renews_id !== null && (renewed === null || !licenceMachine.may(renewed, 'approve its renewal')))
      throw fieldError({ renews_id: { key: 'choice' } });
    return {
      ...wanted,
      number: wanted.number.normalize('NFKC'),
      classes: [...wanted.classes].sort((a, b) => a - b),
    };
  }

  async saved(tx: Tx, id: number, after: Stored, { before, caller }: Change<Declared>): Promise<void> {
    if (before && JSON.stringify(before) === JSON.stringify(after)) return;
    const submissionId = await this.licences.submit(tx, id, caller.member.accountId, after);
    await this.outbox.add(tx, 'licence.submitted', { licence_id: id, submission_id: submissionId });
  }

  async beforeDelete(tx: Tx, id: number): Promise<void> {
    await this.refuseApproved(tx, id);
    await this.licences.deleteSubmissions(tx, id);
  }

  done(): void {
    this.outbox.wake();
  }

  private async refuseApproved(tx: Tx, id: number): Promise<void> {
    const status = await this.licences.lockStatus(tx, id, null);
    if (status !== null && !licenceMachine.may(status, 'change', 'correct'))
      throw new AppError('LICENCE_APPROVED');
  }
}
