import { SEND_STATUS } from '../states.js';

/** Signs of a note. */
export const NOTE_MAX = 1000;
/** The limit of internal notes on one order. */
export const NOTES_MAX = 200;
/** Orders whose packing lists are printed in one go. */
export const PACKING_LISTS_MAX = 50;
/** Whether a parcel in this state has a packing list: what was cancelled or came back has none. */
export const hasPackingList = (status: number): boolean =>
  status !== SEND_STATUS.came_back && status !== SEND_STATUS.cancelled;
