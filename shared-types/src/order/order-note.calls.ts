import { call } from '../call.js';
import { IdAnswer, IdRequest } from '../common.dto.js';
import { AddOrderNoteRequest, OrderNote } from './order-note.dto.js';

export const orderNotes = call('/order/order-note-list', {
  may: 'order:order:list',
  request: IdRequest,
  response: [OrderNote],
  summary: 'Internal notes on an order, latest first',
});

export const addOrderNote = call('/order/add-order-note', {
  may: 'order:order:note',
  request: AddOrderNoteRequest,
  response: IdAnswer,
  summary: 'Adds an internal note to an order',
});
