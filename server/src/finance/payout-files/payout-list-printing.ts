import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PayoutList, PayoutPayees } from '@fovea/shared-types/finance/payout-file.dto';
import type { Language } from '@fovea/shared-types/language';
import { fromWire } from '@fovea/shared-types/money';
import { documentTexts } from '../../i18n/document-text.js';
import { priceText, timeText } from '../../i18n/notice-text.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { DocumentPrinting } from '../../platform/printing/document-printing.js';
import type { PrintedDocument } from '../../platform/printing/printed-document.js';
import { type FileRow, PayoutFileRepository } from './payout-file.repository.js';
import { PayoutPayeesService } from './payout-payees.service.js';

/** As it is in the addresses of documents. */
const PAYOUT_LIST = 'payout-list';

/** The list of payees that accompanies a file to a bank, for whoever releases it there. */
@Injectable()
export class PayoutListPrinting implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly files: PayoutFileRepository,
    private readonly payees: PayoutPayeesService,
    private readonly printing: DocumentPrinting,
  ) {}

  onModuleInit(): void {
    this.printing.register(PAYOUT_LIST, async ({ language, subject }) => {
      // The address was made for who may read it.
      const file = await this.files.findPayoutFile(this.db, Number(subject));
      if (file === null) return null;
      const document = drawnPayoutList(file, await this.payees.ofFile(file.id), language);
      return { name: `${document.title}-${file.sn}`, job: { kind: 'document', document } };
    });
  }

  /** @throws NOT_FOUND */
  async addressFor({ language, member }: StaffCaller, id: number): Promise<PayoutList> {
    if ((await this.files.findPayoutFile(this.db, id)) === null) throw new AppError('NOT_FOUND');
    const { accountId } = member;
    return { url: this.printing.addressOf(PAYOUT_LIST, { subject: String(id), language, accountId }) };
  }
}

function drawnPayoutList(file: FileRow, paid: PayoutPayees, language: Language): PrintedDocument {
  const { title, facts, columns, total, signatures } = documentTexts(language).payoutList;
  const { currency } = paid;
  const money = (text: string): string => priceText(fromWire(text, currency), currency);
  return {
    language,
    title,
    number: file.sn,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: facts.payOn, value: file.pay_on },
          { label: facts.made, value: timeText(file.created_at, language) },
          { label: facts.count, value: String(paid.count) },
        ],
      },
      {
        kind: 'table',
        columns: [
          { label: columns.reference, share: 3 },
          { label: columns.payee, share: 4 },
          { label: columns.bank, share: 4 },
          { label: columns.account, share: 2 },
          { label: columns.amount, share: 3, align: 'right' },
        ],
        rows: paid.payees.map((payee) => [
          payee.reference,
          payee.payee,
          [payee.bank_name, payee.branch_name].filter((part) => part !== '').join(' '),
          payee.account_no,
          money(payee.money),
        ]),
      },
      { kind: 'totals', totals: [{ label: total, value: money(paid.total) }] },
      { kind: 'signatures', labels: [...signatures] },
    ],
    footer: file.sn,
  };
}
