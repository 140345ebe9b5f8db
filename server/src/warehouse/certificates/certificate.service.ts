import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { textIn, type Translations } from '@fovea/shared-types/record/translations';
import type { CertificateAnswer, CertificateData } from '@fovea/shared-types/warehouse/certificate.dto';
import { CLEAN_METHODS, DATA_STATES } from '@fovea/shared-types/warehouse/clean-statement.record';
import { piecesAddress } from '@fovea/shared-types/warehouse/passport-rules';
import { timeText } from '../../i18n/notice-text.js';
import { documentTexts } from '../../i18n/document-text.js';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { DocumentPrinting } from '../../platform/printing/document-printing.js';
import type { PrintedDocument, DocumentBlock } from '../../platform/printing/printed-document.js';
import { CertificateRepository, type CertificateHead } from './certificate.repository.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { DOCUMENT_ROWS } from '../documents/stock-document.rows.js';

/** What can be certified, each a document with its own head and lines. */
const KINDS = ['arrival', 'stockIn', 'send'] as const;
type Kind = (typeof KINDS)[number];
/** As they are in addresses. */
const NAMES: Record<Kind, string> = { arrival: 'arrival-cert', stockIn: 'stock-in-cert', send: 'send-cert' };

interface Certificate {
  number: string;
  data: CertificateData;
}

type Reader = Pick<StaffCaller, 'language' | 'companies'>;

/** Certificates of the warehouse's documents: their contents and their printing. */
@Injectable()
export class CertificateService implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly certificates: CertificateRepository,
    private readonly printing: DocumentPrinting,
    @Inject(ENV) private readonly env: Pick<Env, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    for (const kind of KINDS)
      this.printing.register(NAMES[kind], async ({ language, subject }) => {
        // The address was made for who may read it.
        const found = await this.readCertificate(kind, { language, companies: null }, Number(subject));
        return {
          name: `${found.data.title}-${found.number}`,
          job: { kind: 'document', document: documentOf(found, kind, language, this.env.publicUrl) },
        };
      });
  }

  /** @throws NOT_FOUND, STATE_CONFLICT where nothing came yet */
  ofArrival(caller: StaffCaller, id: number): Promise<CertificateAnswer> {
    return this.answerCertificate('arrival', caller, id);
  }

  /** @throws NOT_FOUND, STATE_CONFLICT unless it went out */
  ofSend(caller: StaffCaller, id: number): Promise<CertificateAnswer> {
    return this.answerCertificate('send', caller, id);
  }

  /** @throws NOT_FOUND, STATE_CONFLICT unless it is approved, and not scrapped */
  async ofStockIn(caller: StaffCaller, number: string): Promise<CertificateAnswer> {
    const id = await this.certificates.stockInId(this.db, number.trim());
    if (id === null) throw new AppError('NOT_FOUND');
    await refuseBeyondReach(this.db, caller, DOCUMENT_ROWS, id);
    return this.answerCertificate('stockIn', caller, id);
  }

  private async answerCertificate(kind: Kind, caller: StaffCaller, id: number): Promise<CertificateAnswer> {
    const { number, data } = await this.readCertificate(kind, caller, id);
    const address = { subject: String(id), language: caller.language, accountId: caller.member.accountId };
    return { cert_no: number, url: this.printing.addressOf(NAMES[kind], address), data };
  }

  private async readCertificate(
    kind: Kind,
    { language, companies }: Reader,
    id: number,
  ): Promise<Certificate> {
    const head = await this.certificates[kind](this.db, language, companies, id);
    if (!head) throw new AppError('NOT_FOUND');
    if (!head.at) throw new AppError('STATE_CONFLICT');
    const lines = await this.certificates[`${kind}Lines`](this.db, language, id);
    const statements = kind === 'send' ? await this.certificates.sendStatements(this.db, id) : [];
    return {
      number: head.number,
      data: dataOf(head, head.at, { lines, statements }, documentTexts(language).certificate.titles[kind]),
    };
  }
}

const dataOf = (
  { id: _id, number: _number, ...head }: CertificateHead,
  at: Date,
  { lines, statements }: Pick<CertificateData, 'lines' | 'statements'>,
  title: string,
): CertificateData => ({
  ...head,
  title,
  at: at.toISOString(),
  good_number: lines.reduce((sum, { good_number }) => sum + good_number, 0),
  lines,
  statements,
});

function documentOf(
  { number, data }: Certificate,
  kind: Kind,
  language: Language,
  site: string,
): PrintedDocument {
  const { from, to, facts, columns, total, signatures, note } = documentTexts(language).certificate;
  const nonEmpty = (parts: readonly (string | null)[]): string[] =>
    parts.filter((part): part is string => part !== null && part !== '');
  const house = nonEmpty([data.company_name, data.ware_house_name]);
  const customer = nonEmpty([data.customer_name ?? '-', data.customer_address, data.customer_tel]);
  return {
    language,
    title: data.title,
    number,
    code: { kind: 'qr', text: piecesAddress(site, number), caption: number },
    blocks: [
      {
        kind: 'parties',
        parties: (kind === 'send' ? [house, customer] : [customer, house]).map((lines, at) => ({
          title: at === 0 ? from : to,
          lines,
        })),
      },
      {
        kind: 'facts',
        facts: [
          { label: facts.at, value: timeText(new Date(data.at), language) },
          { label: facts.warehouse, value: data.ware_house_name ?? '-' },
          { label: facts.logistics, value: data.logistics_code === '' ? '-' : data.logistics_code },
          { label: facts.by, value: data.username },
        ],
      },
      {
        kind: 'table',
        columns: [
          { label: columns.line, share: 1 },
          { label: columns.goods, share: 6 },
          { label: columns.model, share: 3 },
          { label: columns.serial, share: 3.5 },
          { label: columns.quantity, share: 1.5, align: 'right' },
        ],
        rows: data.lines.map((line) => [
          String(line.line),
          [line.goods_name, line.maker].join(' · '),
          line.goods_code ?? '-',
          line.serial_number ?? '-',
          String(line.good_number),
        ]),
      },
      { kind: 'totals', totals: [{ label: total, value: String(data.good_number) }] },
      ...statementBlocks(data.statements, language),
      ...(data.remark === '' ? [] : [{ kind: 'notes' as const, text: data.remark }]),
      { kind: 'notes', text: note },
      { kind: 'signatures', labels: [...signatures] },
    ],
    footer: data.company_name,
  };
}

/** What was stated of each piece; nothing where there was nothing to state. */
function statementBlocks(statements: CertificateData['statements'], language: Language): DocumentBlock[] {
  if (statements.length === 0) return [];
  const { heading, number, cleaned, data } = documentTexts(language).certificate.statements;
  const named = (names: Readonly<Record<number, Translations>>, code: number): string => {
    const texts = names[code];
    return texts === undefined ? String(code) : textIn(texts, language);
  };
  return [
    { kind: 'heading', text: heading },
    {
      kind: 'table',
      columns: [
        { label: documentTexts(language).certificate.columns.serial, share: 3 },
        { label: number, share: 3 },
        { label: cleaned, share: 5 },
        { label: data, share: 4 },
      ],
      rows: statements.map((one) => [
        one.serial_number,
        one.statement_sn,
        [one.cleaned_on, named(CLEAN_METHODS, one.method), one.cleaned_by].join(' · '),
        [one.wiped_on, named(DATA_STATES, one.patient_data)].filter((part) => part !== null).join(' · '),
      ]),
    },
  ];
}
