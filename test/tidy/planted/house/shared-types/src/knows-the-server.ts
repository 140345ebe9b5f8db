// plants workspaces
import type { Lot } from '../../server/src/auction/lot.js';

export type Mine = Lot;
