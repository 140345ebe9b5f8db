import { Injectable } from '@nestjs/common';
import type { IdAnswer, IdRequest } from '@fovea/shared-types/common.dto';
import { NOTES_MAX } from '@fovea/shared-types/order/order-admin-rules';
import { addOrderNote } from '@fovea/shared-types/order/order-note.calls';
import type { AddOrderNoteRequest, OrderNote } from '@fovea/shared-types/order/order-note.dto';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { ORDER_ROWS } from '../orders/order-rows.js';
import { OrderNoteRepository } from './order-note.repository.js';

/** Notes of the staff on an order; no answer to a buyer reads their table. */
@Injectable()
export class OrderNoteService {
  constructor(
    private readonly db: Database,
    private readonly notes: OrderNoteRepository,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  async listOrderNotes(caller: StaffCaller, { id }: IdRequest): Promise<OrderNote[]> {
    await refuseBeyondReach(this.db, caller, ORDER_ROWS, id);
    const notes = await this.notes.listOrderNotes(this.db, id);
    return notes.map(({ created_at, ...note }) => ({ ...note, created_at: created_at.toISOString() }));
  }

  /** @throws NOT_FOUND, COUNT_LIMIT */
  addOrderNote(caller: StaffCaller, request: AddOrderNoteRequest): Promise<IdAnswer> {
    const content = request.content.trim();
    if (content === '') throw fieldError({ content: { key: 'required' } });
    return this.idempotency.run(caller, addOrderNote.path, request, async (tx) => {
      const { id: orderId } = request;
      await refuseBeyondReach(tx, caller, ORDER_ROWS, orderId);
      if ((await this.notes.lockAndCount(tx, orderId)) >= NOTES_MAX) throw new AppError('COUNT_LIMIT');
      const id = await this.notes.addOrderNote(tx, { orderId, authorId: caller.member.accountId, content });
      // The text is in the note itself, which never changes.
      await this.audit.record(tx, caller, {
        action: 'order:order:note',
        subjectType: 'order',
        subjectId: orderId,
      });
      return { id };
    });
  }
}
