// plants web-order
import { start } from '../../app/start.js';

export const again = start;
