import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { IdAnswer, IdRequest } from '@fovea/shared-types/common.dto';
import type { Language } from '@fovea/shared-types/language';
import { textIn, type Translations } from '@fovea/shared-types/record/translations';
import { withdrawStatement } from '@fovea/shared-types/warehouse/clean-statement.calls';
import type { WithdrawStatementRequest } from '@fovea/shared-types/warehouse/notice.dto';
import {
  CLEAN_METHODS,
  DATA_STATES,
  cleanStatement,
} from '@fovea/shared-types/warehouse/clean-statement.record';
import type { PrintedPassportAnswer } from '@fovea/shared-types/warehouse/passport.dto';
import { passportAddress } from '@fovea/shared-types/warehouse/passport-rules';
import { timeText } from '../../i18n/notice-text.js';
import { documentTexts } from '../../i18n/document-text.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import { Database } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { DocumentPrinting } from '../../platform/printing/document-printing.js';
import type { PrintedDocument } from '../../platform/printing/printed-document.js';
import { filled } from '../../platform/text/filled.js';
import { CleanStatementRepository, type StatementRow } from './clean-statement.repository.js';

const DOCUMENT_KIND = 'clean-statement';
const { fields, shown } = cleanStatement.declared;

/** Printed statements, and those that turned out to be wrong. */
@Injectable()
export class CleanStatementService implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly statements: CleanStatementRepository,
    private readonly printing: DocumentPrinting,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
    @Inject(ENV) private readonly env: Pick<Env, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.printing.register(DOCUMENT_KIND, async ({ language, subject }) => {
      // The address was made for who may read it.
      const row = await this.statements.findCleanStatement(this.db, Number(subject), language, null);
      if (row === null) return null;
      const document = documentOf(row, language, this.env.publicUrl);
      return { name: `${document.title}-${row.sn}`, job: { kind: 'document', document } };
    });
  }

  async cert(
    { language, companies, member }: StaffCaller,
    { id }: IdRequest,
  ): Promise<PrintedPassportAnswer> {
    const row = await this.statements.findCleanStatement(this.db, id, language, companies);
    if (row === null) throw new AppError('NOT_FOUND');
    const address = { subject: String(id), language, accountId: member.accountId };
    return { cert_no: row.sn, url: this.printing.addressOf(DOCUMENT_KIND, address) };
  }

  withdraw(caller: StaffCaller, request: WithdrawStatementRequest): Promise<IdAnswer> {
    const reason = filled('reason', request.reason);
    return this.idempotency.run(caller, withdrawStatement.path, request, async (tx) => {
      const row = await this.statements.lockCleanStatement(tx, request.id, caller.companies);
      if (!row) throw new AppError('NOT_FOUND');
      if (row.withdrawn_at !== null) throw new AppError('STATE_CONFLICT');
      await this.statements.withdraw(tx, row.id, reason);
      await this.audit.record(tx, caller, {
        action: 'warehouse:statement:withdraw',
        subjectType: 'clean_statement',
        subjectId: row.id,
        after: { withdrawn_reason: reason },
      });
      return { id: row.id };
    });
  }
}

function documentOf(row: StatementRow, language: Language, site: string): PrintedDocument {
  const texts = documentTexts(language).statement;
  const textOf = ({ label }: { label: Translations }): string => textIn(label, language);
  const orDash = (value: string | null): string => (value === null || value === '' ? '-' : value);
  const nameOf = (names: Readonly<Record<number, Translations>>, code: number): string => {
    const nameTexts = names[code];
    return nameTexts === undefined ? String(code) : textIn(nameTexts, language);
  };
  return {
    language,
    title: texts.title,
    number: row.sn,
    ...(row.serial_unit_id !== null && {
      code: { kind: 'qr', text: passportAddress(site, row.serial_unit_id), caption: row.serial_number },
    }),
    blocks: [
      {
        kind: 'parties',
        parties: [
          {
            title: texts.from,
            lines: [row.company_name, row.company_address, row.company_phone].filter(Boolean),
          },
        ],
      },
      ...(row.withdrawn_at === null ? [] : [{ kind: 'notes' as const, text: texts.withdrawn }]),
      { kind: 'notes', text: texts.statement },
      {
        kind: 'facts',
        facts: [
          { label: textOf(shown.goods_name), value: row.goods_name },
          { label: textOf(shown.goods_code), value: orDash(row.goods_code) },
          { label: textOf(shown.maker), value: row.maker },
          { label: textOf(fields.serial_number), value: row.serial_number },
        ],
      },
      { kind: 'heading', text: texts.cleaning },
      {
        kind: 'facts',
        facts: [
          { label: textOf(fields.cleaned_on), value: row.cleaned_on },
          { label: textOf(fields.cleaned_by), value: row.cleaned_by },
          { label: textOf(fields.method), value: nameOf(CLEAN_METHODS, row.method) },
          { label: textOf(fields.agent), value: orDash(row.agent) },
        ],
      },
      { kind: 'heading', text: texts.data },
      {
        kind: 'facts',
        facts: [
          { label: textOf(fields.patient_data), value: nameOf(DATA_STATES, row.patient_data) },
          { label: textOf(fields.wiped_on), value: orDash(row.wiped_on) },
          { label: textOf(fields.wiped_by), value: orDash(row.wiped_by) },
          { label: textOf(fields.wipe_method), value: orDash(row.wipe_method) },
        ],
      },
      ...(row.remark === '' ? [] : [{ kind: 'notes' as const, text: row.remark }]),
      {
        kind: 'facts',
        facts: [
          { label: textOf(shown.signed_by), value: row.signed_by },
          { label: texts.signed_at, value: timeText(row.created_at, language) },
        ],
      },
      { kind: 'signatures', labels: [texts.signature] },
    ],
    footer: row.company_name,
  };
}
