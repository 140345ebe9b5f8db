// plants import/no-cycle
import { here } from './no-cycle.js';

export const there = (): number => here();
