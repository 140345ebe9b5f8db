import { Injectable } from '@nestjs/common';
import { invariant } from '../kernel/app-error.js';
import type { Queryable } from '../database/database.js';
import type { StaffCaller } from '../kernel/caller.js';
import { ApprovalService } from './approval.service.js';
import type { RequestedDocument } from './requested-rows.js';

/** Of a document that one requested and another decides; read with STORY of its table `t`. */
export interface StoryRow {
  id: number;
  made_by: number;
  asked_by: string;
  created_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  audit_notes: string | null;
  withdrawn_at: Date | null;
}

export const STORY = `t.made_by, t.created_at, t.withdrawn_at, m.username AS asked_by, u.username AS decided_by, d.decided_at,
  d.notes AS audit_notes`;
export const STORY_JOINS = `JOIN person m ON m.id = t.made_by
  LEFT JOIN approval_decision d ON d.id = t.decision_id LEFT JOIN person u ON u.id = d.decided_by`;

/** Such documents as their detail shows them: the requester, the decisions, and the result. */
@Injectable()
export class RequestedStories {
  constructor(private readonly approval: ApprovalService) {}

  async detailOf<Row extends StoryRow>(
    q: Queryable,
    caller: StaffCaller,
    document: RequestedDocument,
    row: Row,
  ) {
    const [detail] = await this.detailsOf(q, caller, document, [row]);
    invariant(detail, 'one row is told as one');
    return detail;
  }

  async detailsOf<Row extends StoryRow>(
    q: Queryable,
    { member }: StaffCaller,
    { name }: RequestedDocument,
    rows: readonly Row[],
  ) {
    const decisions = await this.approval.decisionsOf(
      q,
      name,
      rows.map(({ id }) => id),
    );
    return rows.map(({ made_by, created_at, decided_at, withdrawn_at, ...detail }) => ({
      ...detail,
      created_at: created_at.toISOString(),
      is_own: made_by === member.accountId,
      decided_at: decided_at?.toISOString() ?? null,
      withdrawn_at: withdrawn_at?.toISOString() ?? null,
      words: decisions.get(detail.id) ?? [],
    }));
  }
}
