import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { addOrderNote, orderNotes } from '@fovea/shared-types/order/order-note.calls';
import type { AddOrderNoteRequest } from '@fovea/shared-types/order/order-note.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { OrderNoteService } from './order-note.service.js';

@Controller()
export class OrderNoteController {
  constructor(private readonly notes: OrderNoteService) {}

  @Call(orderNotes)
  orderNotes(caller: StaffCaller, request: IdRequest) {
    return this.notes.listOrderNotes(caller, request);
  }

  @Call(addOrderNote)
  addOrderNote(caller: StaffCaller, request: AddOrderNoteRequest) {
    return this.notes.addOrderNote(caller, request);
  }
}
