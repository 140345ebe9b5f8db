import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { CertificateData } from '@fovea/shared-types/warehouse/certificate.dto';
import { ARRIVAL_STATUS, SEND_STATUS, STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import type { Queryable } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { ofCompanies } from '../../platform/database/row-scope.js';
import { isValidFor } from '../compliance/valid-statement.js';

export interface CertificateHead {
  id: number;
  number: string;
  /** Null until there is something to certify. */
  at: Date | null;
  company_name: string;
  ware_house_name: string | null;
  customer_name: string | null;
  customer_address: string | null;
  customer_tel: string | null;
  logistics_code: string;
  remark: string;
  username: string;
}

type Lines = CertificateData['lines'];
type Statements = CertificateData['statements'];

/** The contents of certificates, read from the documents that they certify. */
@Injectable()
export class CertificateRepository {
  async arrival(
    q: Queryable,
    language: Language,
    companies: readonly number[] | null,
    id: number,
  ): Promise<CertificateHead | null> {
    const { rows } = await q.query<CertificateHead>(
      `SELECT a.id, a.sn AS number,
         CASE WHEN a.status IN (${ARRIVAL_STATUS.arrived}, ${ARRIVAL_STATUS.stocked}) THEN a.arrived_at END AS at,
         ${localized('c.name', language)} AS company_name, w.name AS ware_house_name, m.name AS customer_name,
         nullif(m.address, '') AS customer_address, nullif(m.tel, '') AS customer_tel, a.logistics_code, a.remark,
         o.username
       FROM arrival a JOIN company c ON c.id = a.company_id JOIN account o ON o.id = a.account_id
       LEFT JOIN warehouse w ON w.id = a.warehouse_id LEFT JOIN customer m ON m.id = a.customer_id
       WHERE a.id = $1 AND ${ofCompanies('a', companies)}`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** What really came; what did not is not on the slip. */
  arrivalLines(q: Queryable, language: Language, id: number): Promise<Lines> {
    return linesOf(q, language, 'l.arrived', 'arrival_line l', 'l.arrival_id = $1 AND l.arrived > 0', id);
  }

  async stockIn(
    q: Queryable,
    language: Language,
    companies: readonly number[] | null,
    id: number,
  ): Promise<CertificateHead | null> {
    const { rows } = await q.query<CertificateHead>(
      `SELECT a.id, a.sn AS number, CASE WHEN a.status = ${STOCK_DOCUMENT_STATUS.approved} THEN d.decided_at END AS at,
         ${localized('c.name', language)} AS company_name, w.name AS ware_house_name, m.name AS customer_name,
         nullif(m.address, '') AS customer_address, nullif(m.tel, '') AS customer_tel, a.logistics_code, a.remark,
         o.username
       FROM stock_document a JOIN company c ON c.id = a.company_id JOIN account o ON o.id = a.account_id
       JOIN warehouse w ON w.id = a.warehouse_id LEFT JOIN customer m ON m.id = a.customer_id
       LEFT JOIN approval_decision d ON d.id = a.decision_id
       WHERE a.id = $1 AND a.type = ${STOCK_TYPE.in} AND ${ofCompanies('a', companies)}`,
      [id],
    );
    return rows[0] ?? null;
  }

  stockInLines(q: Queryable, language: Language, id: number): Promise<Lines> {
    return linesOf(q, language, 'l.quantity', 'stock_document_line l', 'l.document_id = $1', id);
  }

  /** The recipient as recorded then: customers move. */
  async send(
    q: Queryable,
    language: Language,
    companies: readonly number[] | null,
    id: number,
  ): Promise<CertificateHead | null> {
    const { rows } = await q.query<CertificateHead>(
      `SELECT a.id, a.sn AS number,
         CASE WHEN a.status IN (${SEND_STATUS.sent}, ${SEND_STATUS.delivered}) THEN a.sent_at END AS at,
         ${localized('c.name', language)} AS company_name, w.name AS ware_house_name,
         a.receiver_name AS customer_name, nullif(a.receiver_address, '') AS customer_address,
         nullif(a.receiver_tel, '') AS customer_tel, a.logistics_code, a.remark, o.username
       FROM send a JOIN company c ON c.id = a.company_id JOIN account o ON o.id = a.account_id
       JOIN stock_document d ON d.id = a.document_id JOIN warehouse w ON w.id = d.warehouse_id
       WHERE a.id = $1 AND ${ofCompanies('a', companies)}`,
      [id],
    );
    return rows[0] ?? null;
  }

  sendLines(q: Queryable, language: Language, id: number): Promise<Lines> {
    return linesOf(q, language, 'l.quantity', 'send_line l', 'l.send_id = $1', id);
  }

  /** Statements of its pieces that were valid when it left, in the order of its lines. */
  async sendStatements(q: Queryable, id: number): Promise<Statements> {
    const { rows } = await q.query<Statements[number]>(
      `SELECT s.serial_number, s.sn AS statement_sn, s.cleaned_on::text AS cleaned_on, s.cleaned_by, s.method,
         s.patient_data, s.wiped_on::text AS wiped_on
       FROM send e JOIN send_line l ON l.send_id = e.id
       CROSS JOIN LATERAL (SELECT upper(normalize(btrim(l.serial_number), NFKC)) AS key) k
       CROSS JOIN LATERAL (
         SELECT s.* FROM clean_statement s WHERE ${isValidFor(
           { company: 'e.company_id', product: 'l.product_id', key: 'k.key' },
           'e.sent_at',
         )} ORDER BY s.id DESC LIMIT 1) s
       WHERE e.id = $1 ORDER BY l.line`,
      [id],
    );
    return rows;
  }

  /** Null where there is none of this number; its head names the owner. */
  async stockInId(q: Queryable, number: string): Promise<number | null> {
    const { rows } = await q.query<{ id: number }>('SELECT id FROM stock_document WHERE sn = $1', [number]);
    return rows[0]?.id ?? null;
  }
}

/** Lines of any document that names products; table and condition are ours, `l` is the line and $1 the document. */
async function linesOf(
  q: Queryable,
  language: Language,
  number: string,
  table: string,
  where: string,
  id: number,
): Promise<Lines> {
  const { rows } = await q.query<Lines[number]>(
    `SELECT l.line, ${localized('p.name', language)} AS goods_name, p.goods_code,
       ${localized('b.name', language)} AS maker, l.serial_number, ${number} AS good_number
     FROM ${table} JOIN product p ON p.id = l.product_id JOIN brand b ON b.id = p.brand_id
     WHERE ${where} ORDER BY l.line`,
    [id],
  );
  return rows;
}
