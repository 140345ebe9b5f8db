import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type { Language } from '@fovea/shared-types/language';
import { textIn, type Translations } from '@fovea/shared-types/record/translations';
import { notice } from '@fovea/shared-types/warehouse/notice.record';
import type { PrintedPassportAnswer } from '@fovea/shared-types/warehouse/passport.dto';
import { timeText } from '../../i18n/notice-text.js';
import { documentTexts } from '../../i18n/document-text.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { DocumentPrinting } from '../../platform/printing/document-printing.js';
import type { PrintedDocument } from '../../platform/printing/printed-document.js';
import { NOTICE_DOCUMENT } from './notice-mail.js';
import { NoticeRepository, type NoticeRow } from './notice.repository.js';

const { fields, shown } = notice.declared;
const FACTS = ['generic_name', 'trade_name', 'model', 'serial_number'] as const;
const USE = ['user_name', 'earlier_users', 'delivered_on', 'condition_note'] as const;
const CARE = ['servicing', 'serviced_by', 'past_repairs'] as const;

/** Printed notices of used devices: the one to the maker, and copies to be read. */
@Injectable()
export class NoticePrinting implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly notices: NoticeRepository,
    private readonly printing: DocumentPrinting,
  ) {}

  onModuleInit(): void {
    this.printing.register(NOTICE_DOCUMENT, async ({ language, subject }) => {
      // The address was made for who may read it.
      const row = await this.notices.findNotice(this.db, Number(subject), null);
      if (row === null) return null;
      const document = documentOf(row, language);
      return { name: `${document.title}-${row.serial_number}`, job: { kind: 'document', document } };
    });
  }

  async cert(
    { language, companies, member }: StaffCaller,
    { id }: IdRequest,
  ): Promise<PrintedPassportAnswer> {
    const row = await this.notices.findNotice(this.db, id, companies);
    if (row === null) throw new AppError('NOT_FOUND');
    const address = { subject: String(id), language, accountId: member.accountId };
    return { cert_no: numberOf(row), url: this.printing.addressOf(NOTICE_DOCUMENT, address) };
  }
}

const numberOf = ({ id }: NoticeRow): string => `DN${String(id).padStart(8, '0')}`;

function documentOf(row: NoticeRow, language: Language): PrintedDocument {
  const texts = documentTexts(language).notice;
  const textOf = ({ label }: { label: Translations }): string => textIn(label, language);
  const orDash = (value: string | null): string => (value === null || value === '' ? '-' : value);
  const facts = (names: readonly (keyof typeof fields & keyof NoticeRow)[]) => ({
    kind: 'facts' as const,
    facts: names.map((name) => {
      const value = row[name];
      return { label: textOf(fields[name]), value: orDash(typeof value === 'string' ? value : null) };
    }),
  });
  return {
    language,
    title: texts.title,
    number: numberOf(row),
    blocks: [
      {
        kind: 'parties',
        parties: [
          { title: texts.to, lines: [row.maker, row.notice_name].filter((line) => line !== '') },
          {
            title: texts.from,
            lines: [row.company_name, row.company_address, row.company_phone, ...row.licences].filter(
              (line) => line !== '',
            ),
          },
        ],
      },
      { kind: 'notes', text: texts.text },
      { kind: 'heading', text: texts.device },
      facts(FACTS),
      { kind: 'heading', text: texts.use },
      facts(USE),
      { kind: 'heading', text: texts.care },
      facts(CARE),
      ...(row.answered_on === null
        ? []
        : [
            { kind: 'heading' as const, text: texts.answered },
            {
              kind: 'facts' as const,
              facts: [
                { label: textOf(shown.answered_on), value: row.answered_on },
                { label: textOf(shown.answer), value: row.answer },
                { label: textOf(shown.instructions), value: orDash(row.instructions) },
              ],
            },
          ]),
    ],
    footer: timeText(row.sent_at ?? new Date(), language),
  };
}
