// plants room-order
import { field } from '../database/field.js';

export const setting = field;
