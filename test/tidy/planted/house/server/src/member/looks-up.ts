// plants module-order
import type { Lot } from '../auction/lot.js';

export type Mine = Lot;
