import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { Queryable, Tx } from '../database/database.js';
import { invariant } from '../kernel/app-error.js';
import type { DocumentName } from './approval-document.js';

export interface NewDecision {
  document: DocumentName;
  documentId: number;
  isApproved: boolean;
  isFinal: boolean;
  needsTwo: boolean;
  notes: string | null;
  fieldReasons: Readonly<Record<string, string>>;
  initiatorId: number;
  decidedBy: number;
  /** The decider submitted it, and decides it by holding the wildcard. */
  isOwnByWildcard: boolean;
}

export interface DecisionRow {
  document_id: number;
  is_approved: boolean;
  is_final: boolean;
  notes: string | null;
  field_reasons: Record<string, string>;
  account_id: number;
  decided_by: string;
  decided_at: Date;
}

/** Every decision on a document, for ever: at most a first one of two and a final one. */
@Injectable()
export class ApprovalRepository {
  async insert(tx: Tx, decision: NewDecision): Promise<{ id: number; at: Date }> {
    const { rows } = await tx.query<{ id: number; at: Date }>(
      `INSERT INTO approval_decision (document, document_id, is_approved, is_final, needs_two, notes, field_reasons,
         initiator_id, decided_by, is_own_by_wildcard)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id, decided_at AS at`,
      [
        decision.document,
        decision.documentId,
        decision.isApproved,
        decision.isFinal,
        decision.needsTwo,
        decision.notes,
        JSON.stringify(decision.fieldReasons),
        decision.initiatorId,
        decision.decidedBy,
        decision.isOwnByWildcard,
      ],
    );
    const [added] = rows;
    invariant(added, 'a word that is said has its row');
    return added;
  }

  /** The decisions on these documents in the order in which they were made. */
  async list(q: Queryable, document: DocumentName, documentIds: readonly number[]): Promise<DecisionRow[]> {
    const { rows } = await q.query<DecisionRow>(
      `SELECT w.document_id, w.is_approved, w.is_final, w.notes, w.field_reasons, w.decided_by AS account_id,
         a.username AS decided_by, w.decided_at
       FROM approval_decision w JOIN person a ON a.id = w.decided_by
       WHERE w.document = $1 AND w.document_id = ANY ($2::bigint[]) ORDER BY w.id`,
      [document, [...documentIds]],
    );
    return rows;
  }

  /** The limit in force, in whole units: the newest whose time has come; null where none was ever set. */
  async findLimit(tx: Tx, document: DocumentName, currency: Currency): Promise<number | null> {
    const { rows } = await tx.query<{ amount: number }>(
      `SELECT amount FROM approval_limit
       WHERE document = $1 AND currency = $2 AND valid_from <= clock_timestamp()
       ORDER BY valid_from DESC, id DESC LIMIT 1`,
      [document, currency],
    );
    return rows[0]?.amount ?? null;
  }
}
