import { SEND_STATUS } from '@fovea/shared-types/states';

const { sent, delivered } = SEND_STATUS;
const GONE = 3;

/** SQL: whether delivery `e` took recalled piece `q` to somebody, by the stock-out that `q` names. */
export const isDeliveryOf = (e: string, q: string): string =>
  `${q}.whereabouts = ${GONE} AND ${e}.status IN (${sent}, ${delivered})
   AND ${e}.document_id = (SELECT d.id FROM stock_document d WHERE d.sn = ${q}.paper)
   AND EXISTS (SELECT FROM send_line l WHERE l.send_id = ${e}.id AND l.product_id = ${q}.product_id
     AND (${q}.serial_number = ''
       OR upper(normalize(btrim(l.serial_number), NFKC)) = upper(normalize(btrim(${q}.serial_number), NFKC))))`;
