import { Injectable } from '@nestjs/common';
import type { IdAnswer } from '@fovea/shared-types/common.dto';
import type {
  Office,
  StaticPage,
  StaticPageRequest,
  UpdateStaticPageRequest,
} from '@fovea/shared-types/content/static-page.dto';
import type { Language } from '@fovea/shared-types/language';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { refuseStale } from '../../platform/database/row-version.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { Caller, StaffCaller } from '../../platform/kernel/caller.js';
import { FileService } from '../../platform/storage/file.service.js';
import { filled } from '../../platform/text/filled.js';
import { cleanRichText, picturesIn, plainTextOf } from '../../platform/text/rich-text.js';
import { contentOf, titleOf, writtenAt } from './static-page-text.js';
import { StaticPageRepository, type StaticPageRow, type StaticPageText } from './static-page.repository.js';

const SUFFIX = { zh: 'c', en: 'e', ja: 'j' } as const satisfies Record<Language, string>;

/** Different ones, in all languages together. */
const PICTURES_MAX = 100;

/** Static pages: those that come with the program, and what staff wrote in their place. */
@Injectable()
export class StaticPageService {
  constructor(
    private readonly db: Database,
    private readonly pages: StaticPageRepository,
    private readonly files: FileService,
    private readonly audit: AuditLog,
  ) {}

  async get({ language }: Caller, { type }: StaticPageRequest): Promise<StaticPage> {
    const row = await this.pages.findStaticPage(this.db, type);
    if (!row) throw new AppError('NOT_FOUND');
    return { type, ...textOf(row, language), updated_at: writtenAt(type, row.updated_at).toISOString() };
  }

  async updateStaticPage(caller: StaffCaller, request: UpdateStaticPageRequest): Promise<IdAnswer> {
    const text = readText(request);
    await this.db.transaction(async (tx) => {
      const before = await this.pages.lockStaticPage(tx, request.id);
      if (!before) throw new AppError('NOT_FOUND');
      refuseStale(request.version, textsOf(before));
      const after = { ...textsOf(before), ...text };
      await this.pages.updateStaticPage(tx, request.id, after, caller.member.accountId);
      await this.keepPictures(tx, caller, request.id, { written: text, after });
      await this.audit.record(tx, caller, {
        action: 'content:static-page:update',
        subjectType: 'static_page',
        subjectId: request.id,
        before: changedOf(before, text),
        after: changedOf(text, text),
      });
    });
    return { id: request.id };
  }

  async offices({ language }: Caller): Promise<Office[]> {
    const offices = await this.pages.listOffices(this.db, language);
    return offices.map(({ country, name, address, phone }) => ({ country, name, address, phone }));
  }

  /** A picture stays as long as any language shows it; what the writer inserts must be visible to the writer. */
  private async keepPictures(
    tx: Tx,
    { member }: StaffCaller,
    id: number,
    { written, after }: { written: Partial<StaticPageText>; after: StaticPageText },
  ): Promise<void> {
    const keys = picturesOf(after);
    if (keys.length > PICTURES_MAX) throw new AppError('FILE_COUNT', { max: PICTURES_MAX });
    const shown = await this.files.claimShown(tx, member.accountId, keys);
    if (!picturesOf(written).every((key) => shown.has(key))) throw new AppError('FILE_UNKNOWN');
    await this.files.release(tx, await this.pages.setImages(tx, id, [...shown.values()]));
  }
}

const picturesOf = ({ content_c, content_e, content_j }: Partial<StaticPageText>): string[] =>
  picturesIn([content_c, content_e, content_j].join(' '));

const textOf = (row: StaticPageRow, language: Language): { title: string; content: string } => ({
  title: titleOf(row.type, language, row[`title_${SUFFIX[language]}`]),
  content: contentOf(row.type, language, row[`content_${SUFFIX[language]}`]),
});

const textsOf = (row: StaticPageRow): StaticPageText => ({
  title_c: row.title_c,
  title_e: row.title_e,
  title_j: row.title_j,
  content_c: row.content_c,
  content_e: row.content_e,
  content_j: row.content_j,
});

/** Only the fields that the request names; null in them is the text that comes with the program. */
function readText(request: UpdateStaticPageRequest): Partial<StaticPageText> {
  const text: Partial<StaticPageText> = {};
  for (const suffix of Object.values(SUFFIX)) {
    const [title, content] = [request[`title_${suffix}`], request[`content_${suffix}`]];
    if (title !== undefined)
      text[`title_${suffix}`] = title === null ? null : filled(`title_${suffix}`, title);
    if (content !== undefined)
      text[`content_${suffix}`] = content === null ? null : cleaned(`content_${suffix}`, content);
  }
  return text;
}

/** A page without words helps nobody: cleaning may have left none. */
function cleaned(field: string, content: string): string {
  const clean = cleanRichText(content);
  if (plainTextOf(clean) === '') throw fieldError({ [field]: { key: 'required' } });
  return clean;
}

/** The fields of `row` that `text` changes. */
const changedOf = (row: Partial<StaticPageText>, text: Partial<StaticPageText>): Partial<StaticPageText> =>
  Object.fromEntries(Object.keys(text).map((field) => [field, row[field as keyof StaticPageText]]));
