// plants module-order
import { field } from '../platform/database/field.js';

export const word = field;
