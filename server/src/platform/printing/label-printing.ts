import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import {
  LABEL_CODES,
  LABEL_SIZES,
  LABELS_MAX,
  type LabelCode,
  type LabelSize,
} from '@fovea/shared-types/platform/label-kinds';
import type { LabelsAnswer, LabelsRequest } from '@fovea/shared-types/platform/labels.dto';
import { documentTexts } from '../../i18n/document-text.js';
import { AppError, fieldError } from '../kernel/app-error.js';
import type { StaffCaller } from '../kernel/caller.js';
import type { Label, PrintJob } from './printed-document.js';
import { DocumentPrinting } from './document-printing.js';

/** The reader for whom labels are made, and whose things they may see; null: everybody's. */
export interface LabelReader {
  language: Language;
  companies: readonly number[] | null;
}

/** A thing as it is printed on its label. */
export interface Labelled extends Omit<Label, 'code'> {
  id: number;
  /** An address, which fits any QR code. */
  address: string;
  /** The contents of other kinds of codes; absent where such a code cannot express it. */
  codes: Partial<Record<Exclude<LabelCode, 'qr'>, string>>;
}

/** Reads those of the things that the reader may see. */
export type LabelSource = (reader: LabelReader, ids: readonly number[]) => Promise<Labelled[]>;

/** Bars of more signs cannot be read from a label of ours any more. */
const CODE128 = /^[\x20-\x7e]{1,24}$/;

export const isCode128 = (text: string): boolean => CODE128.test(text);

/** Labels of all things that have some, in every size: their sources only supply the contents. */
@Injectable()
export class LabelPrinting {
  private readonly sources = new Map<string, LabelSource>();

  constructor(private readonly printing: DocumentPrinting) {}

  /** @param kind  as of `DocumentPrinting.register` */
  register(kind: string, source: LabelSource): void {
    this.sources.set(kind, source);
    this.printing.register(kind, ({ language, subject }) => sheet(source, language, subject));
  }

  /** @throws NOT_FOUND where one of the things is none of the caller's, VALIDATION where they are too many */
  async address(
    kind: string,
    { language, companies, member }: StaffCaller,
    { ids, size, code, copies = 1 }: LabelsRequest,
  ): Promise<LabelsAnswer> {
    const source = this.sources.get(kind);
    if (!source) throw new Error(`no labels are called ${kind}`);
    const wanted = [...new Set(ids)];
    if (wanted.length * copies > LABELS_MAX)
      throw fieldError({
        copies: { key: 'too_large', params: { limit: Math.floor(LABELS_MAX / wanted.length) } },
      });
    const found = await source({ language, companies }, wanted);
    if (found.length === 0 || found.length < wanted.length) throw new AppError('NOT_FOUND');
    const subject = [size, code, copies, wanted.join('.'), (companies ?? []).join('.')].join('_');
    return {
      url: this.printing.addressOf(kind, { subject, language, accountId: member.accountId }),
      without_code: found
        .filter(({ codes }) => code !== 'qr' && codes[code] === undefined)
        .map(({ caption }) => caption),
    };
  }
}

async function sheet(
  source: LabelSource,
  language: Language,
  subject: string,
): Promise<{ name: string; job: PrintJob } | null> {
  const [sizeText, codeText, copies = '', ids = '', companies = ''] = subject.split('_');
  const size = LABEL_SIZES.find((one): one is LabelSize => one === sizeText);
  const code = LABEL_CODES.find((one) => one === codeText);
  if (!size || !code) return null;
  const wanted = ids.split('.').map(Number);
  const seenBy = companies === '' ? null : companies.split('.').map(Number);
  const found = await source({ language, companies: seenBy }, wanted);
  const byId = new Map(found.map((one) => [one.id, one]));
  const labels = wanted.flatMap((id): Label[] => {
    const one = byId.get(id);
    return one ? Array.from({ length: Number(copies) }, () => labelOf(one, code)) : [];
  });
  const { title } = documentTexts(language).labels;
  return { name: title, job: { kind: 'labels', sheet: { language, title, size, labels } } };
}

function labelOf({ address, codes, caption, title, lines }: Labelled, code: LabelCode): Label {
  const text = code === 'qr' ? undefined : codes[code];
  const printed =
    code === 'qr' || text === undefined ? { kind: 'qr' as const, text: address } : { kind: code, text };
  return { code: printed, caption, title, lines };
}
