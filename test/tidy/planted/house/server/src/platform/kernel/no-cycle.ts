// plants import/no-cycle
import { there } from './no-cycle-back.js';

export const here = (): number => there();
