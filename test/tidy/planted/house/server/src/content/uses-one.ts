// plants nothing
import { used } from './dead-export.js';

export const twice = used * 2;
