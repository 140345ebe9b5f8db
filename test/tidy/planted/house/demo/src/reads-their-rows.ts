// plants tables-behind-services
import { rows } from '../../server/src/auction/auction.repository.js';

export const all = rows;
