import { SHEET_ROWS_MAX } from '@fovea/shared-types/platform/sheet-bounds';
import { AppError } from '../kernel/app-error.js';

/** A row of a sheet that has any text, with the number a person sees beside it. */
export interface SheetRow {
  no: number;
  /** By column from the left; what is left out is empty. */
  cells: string[];
}

/** How much of a file is read at most, whatever it claims to hold. */
export const SHEET_LIMITS = {
  /** Rows with any text, the header not counted. */
  rows: SHEET_ROWS_MAX,
  /** Rows altogether: a sheet may have empty ones between. */
  lines: 50_000,
  columns: 200,
  /** Characters of one cell. */
  cell: 50_000,
  /** Characters of all cells. */
  text: 40_000_000,
} as const;

export const tooLarge = (): AppError => new AppError('IMPORT_TOO_LARGE', { max: SHEET_LIMITS.rows });

/** @param row where it was found, null where it is the file as a whole */
export const unreadable = (row: number | null, cause?: unknown): AppError =>
  new AppError('IMPORT_UNREADABLE', { row }, undefined, { cause });

/** Counts what was read; throws as soon as it is too much. */
export class SheetGauge {
  private rows = -1;
  private text = 0;

  constructor(private readonly deadline: number) {}

  /** @throws IMPORT_TOO_LARGE */
  line(no: number): void {
    if (no > SHEET_LIMITS.lines) throw tooLarge();
    this.time();
  }

  row({ no, cells }: SheetRow): void {
    this.rows += 1;
    if (this.rows > SHEET_LIMITS.rows) throw tooLarge();
    for (const cell of cells) this.cell(no, cell);
  }

  cell(no: number, text: string): void {
    if (text.length > SHEET_LIMITS.cell) throw unreadable(no);
    this.text += text.length;
    if (this.text > SHEET_LIMITS.text) throw tooLarge();
  }

  time(): void {
    if (performance.now() > this.deadline) throw tooLarge();
  }
}
