import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LexiconListRequest } from '@fovea/shared-types/goods/lexicon.dto';
import { codeName } from '../../i18n/dictionary-text.js';
import { Database } from '../../platform/database/database.js';
import { ExportRegistry } from '../../platform/exports/export-registry.js';
import type { ExportColumn, ExportResource } from '../../platform/exports/export-resource.js';
import { LexiconRepository, type LexiconRow } from './lexicon.repository.js';

const header = (c: string, e: string, j: string) => ({ c, e, j });

const KINDS: Readonly<Record<number, string>> = { 1: 'equipment', 2: 'maker', 3: 'condition' };

const COLUMNS: Record<string, ExportColumn<LexiconRow>> = {
  terms_c: {
    header: header('中文词', 'Chinese words', '中国語の語'),
    value: (row) => row.terms_c.join(', '),
  },
  terms_e: { header: header('英文词', 'English words', '英語の語'), value: (row) => row.terms_e.join(', ') },
  terms_j: {
    header: header('日文词', 'Japanese words', '日本語の語'),
    value: (row) => row.terms_j.join(', '),
  },
  kind: { header: header('种类', 'Kind', '種類'), value: (row) => KINDS[row.kind] ?? String(row.kind) },
  status: {
    header: header('启用', 'In use', '使用'),
    value: ({ status }, language) => codeName(language, 'enabled', status),
  },
  updated_at: { header: header('更新时间', 'Changed', '更新日時'), value: (row) => row.updated_at },
};

/** The lexicon as a file, with the same rows as its list. */
@Injectable()
export class LexiconExports implements OnModuleInit {
  constructor(
    private readonly registry: ExportRegistry,
    private readonly db: Database,
    private readonly groups: LexiconRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this.lexiconExport());
  }

  private lexiconExport(): ExportResource<LexiconListRequest, LexiconRow> {
    return {
      resource: 'lexicon',
      title: header('搜索同义词', 'Search synonyms', '検索の類義語'),
      permission: 'goods:lexicon:list',
      filters: LexiconListRequest,
      columns: COLUMNS,
      count: (_caller, filters) => this.groups.count(this.db, filters),
      rows: (_caller, filters) => this.groups.all(this.db, filters),
    };
  }
}
