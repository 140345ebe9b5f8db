// plants tables-behind-services
import { rows } from '../auction/auction.repository.js';

export const all = rows;
