import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { PrintedPassportAnswer } from '@fovea/shared-types/warehouse/passport.dto';
import { passportAddress } from '@fovea/shared-types/warehouse/passport-rules';
import type { Language } from '@fovea/shared-types/language';
import { codeName } from '../../i18n/dictionary-text.js';
import { timeText } from '../../i18n/notice-text.js';
import { documentTexts } from '../../i18n/document-text.js';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { DocumentPrinting } from '../../platform/printing/document-printing.js';
import type { PrintJob } from '../../platform/printing/printed-document.js';
import { PassportRepository, type EntryRow, type PieceRow } from './passport.repository.js';

/** The printed passport of a piece. */
@Injectable()
export class PassportPrinting implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly passports: PassportRepository,
    private readonly printing: DocumentPrinting,
    @Inject(ENV) private readonly env: Pick<Env, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.printing.register('serial-passport', async ({ language, subject }) => {
      const [id = 0, ...companies] = subject.split('_').map(Number);
      return this.passport(language, id, companies.length === 0 ? null : companies);
    });
  }

  async passportAddress(
    { language, companies, member }: StaffCaller,
    id: number,
  ): Promise<PrintedPassportAnswer> {
    const [piece] = await this.passports.piecesOf(this.db, language, companies, [id]);
    if (!piece) throw new AppError('NOT_FOUND');
    const subject = [id, ...(companies ?? [])].join('_');
    return {
      cert_no: piece.serial_number,
      url: this.printing.addressOf('serial-passport', { subject, language, accountId: member.accountId }),
    };
  }

  private async passport(
    language: Language,
    id: number,
    companies: readonly number[] | null,
  ): Promise<{ name: string; job: PrintJob } | null> {
    const [piece] = await this.passports.piecesOf(this.db, language, companies, [id]);
    if (!piece) return null;
    const entries = await this.passports.entries(this.db, language, companies, piece);
    const texts = documentTexts(language).passport;
    const { facts, columns } = texts;
    return {
      name: `${texts.title}-${piece.serial_number}`,
      job: {
        kind: 'document',
        document: {
          language,
          title: texts.title,
          number: piece.serial_number,
          code: { kind: 'qr', text: passportAddress(this.env.publicUrl, id), caption: piece.serial_number },
          blocks: [
            {
              kind: 'facts',
              facts: [
                { label: facts.goods, value: piece.goods_name },
                { label: facts.model, value: piece.goods_code ?? '-' },
                { label: facts.maker, value: piece.maker },
                { label: facts.category, value: piece.category_name },
                { label: facts.gtin, value: piece.gtin ?? '-' },
                { label: facts.place, value: placeText(piece, texts.places) },
              ],
            },
            { kind: 'heading', text: texts.history },
            {
              kind: 'table',
              columns: [
                { label: columns.at, share: 3.2 },
                { label: columns.what, share: 3 },
                { label: columns.where, share: 4 },
                { label: columns.note, share: 5 },
              ],
              rows: entries.map((entry) => [
                timeText(entry.at, language),
                whatText(entry, language),
                [entry.ware_house_name, entry.bin_code, entry.company_name]
                  .filter((name) => name !== null)
                  .join(' · '),
                noteText(entry, texts.results),
              ]),
            },
            { kind: 'notes', text: texts.note },
          ],
          footer: timeText(new Date(), language),
        },
      },
    };
  }
}

const placeText = (
  { place, ware_house_name, bin_code }: PieceRow,
  places: Readonly<Record<'none' | 'way', string>>,
): string =>
  place === 0
    ? places.none
    : [ware_house_name, bin_code, place === 2 ? places.way : null]
        .filter((part) => part !== null)
        .join(' · ');

function whatText({ kind, type }: EntryRow, language: Language): string {
  if (type !== null) return codeName(language, 'stock_type', type);
  const kinds: Readonly<Record<string, string>> = documentTexts(language).passport.kinds;
  return kinds[kind] ?? kind;
}

const noteText = ({ result, text }: EntryRow, results: readonly [failed: string, passed: string]): string =>
  [result === null ? null : results[result === 1 ? 1 : 0], text].filter((part) => part !== null).join(' · ');
