// plants web-order
import { list } from '../../backoffice/goods/list.js';

export const rows = list;
