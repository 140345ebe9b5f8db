import { call } from '../call.js';
import { IdAnswer, IdRequest } from '../common.dto.js';
import { AddOrderNoteRequest, OrderNote } from './order-note.dto.js';

export const orderNotes = call('/order/order-note-list', {
  may: 'order:order:list',
  request: IdRequest,
  response: [OrderNote],
  summary: 'What staff noted of an order among themselves, the latest first',
});

export const addOrderNote = call('/order/add-order-note', {
  may: 'order:order:note',
  request: AddOrderNoteRequest,
  response: IdAnswer,
  summary: 'Notes something of an order that only staff read',
});
