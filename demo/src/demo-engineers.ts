import { Injectable } from '@nestjs/common';
import { ENGINEER_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '@fovea/server/platform/database/database';
import { engineers, type DemoEngineer } from './content/engineers.js';
import { DemoRepository } from './demo.repository.js';

const DAY_MS = 86_400_000;
const { pending, certified, failed } = ENGINEER_STATUS;

interface EngineerOwner {
  companyId: number | null;
  senderId: number;
  auditorId: number;
  /** The file that stands for their certificates. */
  documentKey: string;
}

/** Engineers with what was submitted of them: certified, pending and rejected. */
@Injectable()
export class DemoEngineers {
  constructor(private readonly demo: DemoRepository) {}

  /** Those of a company; null: the platform's own. */
  async add(tx: Tx, company: DemoEngineer['company'], whose: EngineerOwner): Promise<void> {
    for (const engineer of engineers.filter((one) => one.company === company))
      await this.submit(tx, engineer, whose);
  }

  private async submit(
    tx: Tx,
    { name, phone, place, skills, submittedDaysAgo, decision }: DemoEngineer,
    { companyId, senderId, auditorId, documentKey }: EngineerOwner,
  ): Promise<void> {
    const submitted_at = new Date(Date.now() - submittedDaysAgo * DAY_MS);
    const facts = { name, phone, place, good_at: [...skills] };
    const engineer_id = await this.demo.insert(tx, 'engineer', { ...facts, company_id: companyId });
    await this.demo.addEngineerDocument(tx, engineer_id, documentKey);
    const submission_id = await this.demo.insert(tx, 'engineer_submission', {
      ...{ engineer_id, made_by: senderId, created_at: submitted_at },
      content: JSON.stringify(facts),
    });
    await this.demo.update(tx, 'engineer', engineer_id, { status: pending, submission_id, submitted_at });
    if (decision === undefined) return;
    const decision_id = await this.demo.insert(tx, 'approval_decision', {
      document: 'engineer_submission',
      document_id: submission_id,
      is_approved: decision === true,
      is_final: true,
      initiator_id: senderId,
      decided_by: auditorId,
      decided_at: new Date(submitted_at.getTime() + DAY_MS),
      notes: decision === true ? null : decision,
    });
    await this.demo.update(tx, 'engineer_submission', submission_id, { decision_id });
    await this.demo.update(tx, 'engineer', engineer_id, { status: decision === true ? certified : failed });
  }
}
