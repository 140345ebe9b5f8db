import type { Language } from '@fovea/shared-types/language';
import type { LabelSize } from '@fovea/shared-types/platform/label-kinds';

/** A code and how it is drawn. */
export interface PrintedCode {
  kind: 'qr' | 'code128' | 'gs1datamatrix';
  /** Its contents; of a GS1 code its elements as people write them, `(01)…(21)…`. */
  text: string;
}

export interface Column {
  label: string;
  /** Its part of the width, beside those of the others. */
  share: number;
  align?: 'right';
}

/** The parts of a document, top to bottom. */
export type DocumentBlock =
  | { kind: 'heading'; text: string }
  /** Who it is from and for, side by side. */
  | { kind: 'parties'; parties: { title: string; lines: string[] }[] }
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  | { kind: 'table'; columns: Column[]; rows: string[][] }
  | { kind: 'totals'; totals: { label: string; value: string }[] }
  | { kind: 'notes'; text: string }
  /** Lines to sign on, each above what it is for. */
  | { kind: 'signatures'; labels: string[] };

/** A document of A4 pages. Plain data: it is drawn in a thread of its own. */
export interface PrintedDocument {
  language: Language;
  title: string;
  /** Under the title, and at the head of every further page. */
  number: string;
  /** In the first page's corner, with its contents in text below. */
  code?: PrintedCode & { caption: string };
  blocks: DocumentBlock[];
  /** At the foot of every page, beside its number. */
  footer: string;
}

export interface Label {
  code: PrintedCode;
  /** The contents of the code, for people. */
  caption: string;
  title: string;
  lines: string[];
}

/** Labels of one size. */
export interface LabelSheet {
  language: Language;
  title: string;
  size: LabelSize;
  labels: Label[];
}

interface LabelShape {
  /** Millimetres. */
  width: number;
  height: number;
  /** How many across and down a sheet; a roll has one to a page. */
  across: number;
  down: number;
}

/** Millimetres of the sheets. */
export const A4 = { width: 210, height: 297 };

export const LABEL_SHAPES = {
  '62x29': { width: 62, height: 29, across: 1, down: 1 },
  '50x30': { width: 50, height: 30, across: 1, down: 1 },
  '100x50': { width: 100, height: 50, across: 1, down: 1 },
  'a4-24': { width: 70, height: 37, across: 3, down: 8 },
} as const satisfies Record<LabelSize, LabelShape>;

/** One document, or several of a kind one after the other, each with its own numbers of pages; or labels. */
export type PrintJob =
  | { kind: 'document'; document: PrintedDocument }
  | { kind: 'documents'; documents: PrintedDocument[] }
  | { kind: 'labels'; sheet: LabelSheet };

/** The size limit of one document: a thread that draws more would hold up all others. */
export const ROWS_MAX = 2000;
export const LABELS_MAX = 500;
