import { Injectable } from '@nestjs/common';
import type { Permission } from '@fovea/shared-types/permissions';
import type { RecordKind } from '@fovea/shared-types/platform/record-kinds';
import type { FoundRecord } from '@fovea/shared-types/platform/record-search.dto';
import type { Language } from '@fovea/shared-types/language';
import type { RowReader } from '../database/row-scope.js';

export interface RecordSeeker extends RowReader {
  language: Language;
}

/** One kind of record that staff find by words: at most `limit`, scoped in the query. */
export interface RecordSource {
  kind: RecordKind;
  /** The permission of its list. */
  permission: Permission;
  find(seeker: RecordSeeker, text: string, limit: number): Promise<FoundRecord[]>;
}

/** What can be found. A module registers its own kinds while it is built (onModuleInit). */
@Injectable()
export class RecordSearchRegistry {
  readonly sources: RecordSource[] = [];

  register(source: RecordSource): void {
    this.sources.push(source);
  }
}
