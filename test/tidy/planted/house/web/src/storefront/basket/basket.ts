// plants mutual-rooms
import type { Shelf } from '../shelf/shelf.js';

export interface Basket {
  from: Shelf;
}
