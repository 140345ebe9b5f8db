import { setImmediate as breath } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { IMPORT_ROW } from '@fovea/shared-types/goods/import-states';
import type { Queryable } from '../../platform/database/database.js';
import { PublishingService } from '../publishing/publishing.service.js';
import { ImportCallers } from './import-callers.js';
import { ImportCatalogue, type Catalogue } from './import-catalogue.js';
import { ImportKeyRepository, type KeyHolder } from './import-key.repository.js';
import type { ImportRow, RowOutcome, SentRow } from './import.repository.js';
import {
  byColumn,
  hasOwnKey,
  keyDigestOf,
  naturalKeyOf,
  pictureNamesOf,
  productOf,
  RowReader,
  type Cells,
  type Faults,
  type ReadRow,
} from './row-reader.js';

/** Others get their turn after so many rows. */
const BREATH_EVERY = 100;

export const noOutcome = { state: IMPORT_ROW.ready, error: null, draft_id: null, goods_id: null };

/** Finds out what each row of a sheet would become, without writing anything. */
@Injectable()
export class SheetCheck {
  constructor(
    private readonly catalogue: ImportCatalogue,
    private readonly keys: ImportKeyRepository,
    private readonly reader: RowReader,
    private readonly callers: ImportCallers,
    private readonly publishing: PublishingService,
  ) {}

  /** Rows of a whole sheet, with the keys that distinguish them. */
  async check(
    q: Queryable,
    holder: KeyHolder,
    rows: readonly { row_no: number; cells: Cells }[],
  ): Promise<ImportRow[]> {
    const sent = withDigests(rows);
    const catalogue = await this.catalogueFor(q, holder, sent);
    const known = await this.keys.findImportKey(
      q,
      holder,
      sent.map(({ digest }) => digest),
    );
    const firstOf = new Map<string, number>();
    const checked: ImportRow[] = [];
    for (const [at, { row, faults, missing }] of (await this.read(q, holder, sent, catalogue)).entries()) {
      if (at % BREATH_EVERY === 0) await breath();
      Object.assign(faults, repeated(row, firstOf));
      const made = known.get(row.digest.toString('hex'));
      const isFaulty = Object.keys(faults).length > 0;
      const outcome: Omit<RowOutcome, 'row_no'> = made
        ? { ...noOutcome, ...made, state: IMPORT_ROW.existing, faults: {}, missing: {} }
        : { ...noOutcome, state: isFaulty ? IMPORT_ROW.faulty : IMPORT_ROW.ready, faults, missing };
      checked.push({ ...row, ...outcome });
    }
    return checked;
  }

  /**
   * Forms of rows with all that keeps them from being imported, and from being submitted: by the rules of publishing
   * where the person may publish.
   */
  async read<Row extends { cells: Cells }>(
    q: Queryable,
    holder: KeyHolder,
    rows: readonly Row[],
    catalogue: Catalogue,
  ): Promise<(ReadRow & { row: Row })[]> {
    const read: (ReadRow & { row: Row })[] = [];
    for (const [at, row] of rows.entries()) {
      if (at % BREATH_EVERY === 0) await breath();
      read.push({ row, ...this.reader.read(row.cells, catalogue) });
    }
    const publisher = await this.callers.publisher(q, holder);
    if (!publisher) return read;
    const faults = await this.publishing.faultsOf(
      q,
      publisher,
      read.map(({ form }) => form),
    );
    return read.map((one, at) => ({ ...one, missing: byColumn(faults[at] ?? {}) }));
  }

  catalogueFor(q: Queryable, holder: KeyHolder, rows: readonly { cells: Cells }[]): Promise<Catalogue> {
    const all = (namesOf: (cells: Cells) => string[]) => [
      ...new Set(rows.flatMap(({ cells }) => namesOf(cells))),
    ];
    return this.catalogue.read(q, holder, { pictures: all(pictureNamesOf), products: all(productOf) });
  }
}

/** Two rows of one sheet with the same reference: the second is a mistake. */
function repeated({ row_no, cells }: SentRow, firstOf: Map<string, number>): Faults {
  if (!hasOwnKey(cells)) return {};
  const key = naturalKeyOf(cells);
  const first = firstOf.get(key);
  firstOf.set(key, first ?? row_no);
  if (first === undefined) return {};
  const column = cells.reference?.trim() ? 'reference' : 'serial_number';
  return { [column]: { key: 'same_as_row', params: { row: first } } };
}

function withDigests(rows: readonly { row_no: number; cells: Cells }[]): SentRow[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const key = naturalKeyOf(row.cells);
    const occurrence = (counts.get(key) ?? 0) + 1;
    counts.set(key, occurrence);
    return { ...row, digest: keyDigestOf(key, occurrence) };
  });
}
