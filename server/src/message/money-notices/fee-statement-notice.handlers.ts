import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import { NoticeWriter } from '../inbox/notice-writer.js';

interface StatementSubject {
  month: string;
  total: number;
  currency: Currency;
  company_id: number | null;
  recipient_id: number;
}

/** Notifies merchants of their statements; the statement itself goes by mail. */
@Injectable()
export class FeeStatementNoticeHandlers {
  constructor(
    private readonly holders: HolderService,
    private readonly writer: NoticeWriter,
  ) {}

  @OnEvent('fee-statement.issued', 'message.tell-fee-statement')
  async onIssued({ payload }: OutboxEvent<'fee-statement.issued'>, tx: Tx): HandlerResult {
    const { rows } = await tx.query<StatementSubject>(
      `SELECT statement_month AS month, total, currency, company_id, recipient_id FROM tax_document WHERE id = $1`,
      [payload.document_id],
    );
    const statement = rows[0];
    invariant(statement, 'a statement of a notification exists');
    const { month, total, currency, company_id, recipient_id } = statement;
    const people =
      company_id === null
        ? [recipient_id]
        : await this.holders.listIn(tx, 'finance:tax-document:list', company_id);
    const params = {
      ...{ notice: 'fee_statement' as const, tax_document_id: payload.document_id },
      ...{ words: month, price: total, currency, ...(company_id !== null && { is_company: 1 as const }) },
    };
    return this.writer.write(
      tx,
      people.map((recipientId) => ({
        ...{ eventKey: `fee-statement.issued:${payload.document_id}`, recipientId, params },
      })),
    );
  }
}
