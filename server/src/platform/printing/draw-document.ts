import { Canvas, LINE_HEIGHT, MM, type TextStyle } from './canvas.js';
import { A4, ROWS_MAX, type PrintedDocument, type DocumentBlock } from './printed-document.js';
import type { Line } from './text-lines.js';

const MARGIN = 18 * MM;
const WIDTH = A4.width * MM - 2 * MARGIN;
const TOP = MARGIN;
const BOTTOM = A4.height * MM - 22 * MM;
const FOOT = A4.height * MM - 14 * MM;
const CODE = 28 * MM;
const GAP = 5 * MM;
const CELL = 1.5 * MM;
/** A cell of more lines is cut: a row has to fit on a page. */
const CELL_LINES_MAX = 40;

const SECONDARY = '#5c6570';
const TINT = '#f1f3f5';

const TITLE: TextStyle = { size: 20, weight: 'bold' };
const HEADING: TextStyle = { size: 12, weight: 'bold' };
const BODY: TextStyle = { size: 9.5 };
const STRONG: TextStyle = { size: 9.5, weight: 'bold' };
const SMALL: TextStyle = { size: 8, colour: SECONDARY };

const heightOf = (lines: readonly Line[], { size }: TextStyle): number => lines.length * size * LINE_HEIGHT;

/** Draws documents of one language, each on as many A4 pages of its own as it needs. */
export function drawDocuments(documents: readonly PrintedDocument[]): Promise<Buffer> {
  const [first] = documents;
  if (!first) throw new Error('no document to draw');
  const canvas = new Canvas(
    first.language,
    `${first.title} ${documents.length > 1 ? '' : first.number}`.trim(),
    {
      width: A4.width * MM,
      height: A4.height * MM,
    },
  );
  documents.forEach((document, at) => {
    if (at > 0) canvas.addPage();
    new DocumentDrawing(canvas, document).draw();
  });
  return canvas.end();
}

class DocumentDrawing {
  private y = TOP;
  private readonly firstPage: number;

  constructor(
    private readonly canvas: Canvas,
    private readonly document: PrintedDocument,
  ) {
    this.firstPage = canvas.doc.bufferedPageRange().count - 1;
  }

  draw(): void {
    this.head();
    for (const block of this.document.blocks) this.block(block);
    this.feet();
  }

  private head(): void {
    const { title, number, code } = this.document;
    const width = code ? WIDTH - CODE - GAP : WIDTH;
    this.text(this.canvas.lines(title, width, TITLE), TITLE, width);
    this.text(this.canvas.lines(number, width, BODY), { ...BODY, colour: SECONDARY }, width);
    if (code) {
      const x = MARGIN + WIDTH - CODE;
      this.canvas.code(code, { x, y: TOP, width: CODE, height: CODE });
      const caption = this.canvas.lines(code.caption, CODE, SMALL, 3);
      const below = this.canvas.draw(
        caption,
        { x, y: TOP + CODE, width: CODE },
        { ...SMALL, align: 'center' },
      );
      this.y = Math.max(this.y, TOP + CODE + below);
    }
    this.y += GAP;
  }

  private block(block: DocumentBlock): void {
    switch (block.kind) {
      case 'heading':
        return this.heading(block.text);
      case 'parties':
        return this.parties(block.parties);
      case 'facts':
        return this.facts(block.facts);
      case 'table':
        return this.table(block);
      case 'totals':
        return this.totals(block.totals);
      case 'notes':
        return this.notes(block.text);
      case 'signatures':
        return this.signatures(block.labels);
    }
  }

  private heading(text: string): void {
    // Never alone at the end of a page.
    this.need(HEADING.size * LINE_HEIGHT + 3 * BODY.size * LINE_HEIGHT);
    this.text(this.canvas.lines(text, WIDTH, HEADING), HEADING);
    this.y += CELL;
  }

  private parties(parties: readonly { title: string; lines: readonly string[] }[]): void {
    const width = (WIDTH - GAP * (parties.length - 1)) / Math.max(1, parties.length);
    const columns = parties.map(({ title, lines }) => ({
      title: this.canvas.lines(title, width, SMALL),
      first: this.canvas.lines(lines[0] ?? '', width, STRONG),
      rest: lines.slice(1).flatMap((line) => this.canvas.lines(line, width, BODY)),
    }));
    const heights = columns.map(
      ({ title, first, rest }) => heightOf(title, SMALL) + heightOf(first, STRONG) + heightOf(rest, BODY),
    );
    this.need(Math.max(...heights, 0));
    columns.forEach(({ title, first, rest }, at) => {
      const x = MARGIN + at * (width + GAP);
      let { y } = this;
      y += this.canvas.draw(title, { x, y, width }, SMALL);
      y += this.canvas.draw(first, { x, y, width }, STRONG);
      this.canvas.draw(rest, { x, y, width }, BODY);
    });
    this.y += Math.max(...heights, 0) + GAP;
  }

  /** Two to a line, each label above its value. */
  private facts(facts: readonly { label: string; value: string }[]): void {
    const width = (WIDTH - GAP) / 2;
    for (let at = 0; at < facts.length; at += 2) {
      const pair = facts.slice(at, at + 2).map(({ label, value }) => ({
        label: this.canvas.lines(label, width, SMALL),
        value: this.canvas.lines(value, width, BODY, CELL_LINES_MAX),
      }));
      const height = Math.max(
        ...pair.map(({ label, value }) => heightOf(label, SMALL) + heightOf(value, BODY)),
      );
      this.need(height);
      pair.forEach(({ label, value }, column) => {
        const x = MARGIN + column * (width + GAP);
        const down = this.canvas.draw(label, { x, y: this.y, width }, SMALL);
        this.canvas.draw(value, { x, y: this.y + down, width }, BODY);
      });
      this.y += height + CELL;
    }
    this.y += GAP - CELL;
  }

  private table({ columns, rows }: Extract<DocumentBlock, { kind: 'table' }>): void {
    if (rows.length > ROWS_MAX) throw new Error(`a document of ${rows.length} rows`);
    const shares = columns.reduce((sum, { share }) => sum + share, 0);
    const widths = columns.map(({ share }) => (WIDTH * share) / shares);
    const lefts = widths.map((_, at) => MARGIN + widths.slice(0, at).reduce((sum, width) => sum + width, 0));
    const linesOf = (cells: readonly string[], style: TextStyle) =>
      widths.map((width, at) => this.canvas.lines(cells[at] ?? '', width - 2 * CELL, style, CELL_LINES_MAX));
    const drawRow = (cells: readonly Line[][], style: TextStyle): void =>
      cells.forEach((lines, at) => {
        const box = { x: (lefts[at] ?? 0) + CELL, y: this.y + CELL, width: (widths[at] ?? 0) - 2 * CELL };
        this.canvas.draw(lines, box, { ...style, align: columns[at]?.align });
      });
    const tall = (cells: readonly Line[][], style: TextStyle): number =>
      Math.max(...cells.map((lines) => heightOf(lines, style))) + 2 * CELL;
    const headStyle: TextStyle = { ...SMALL, weight: 'bold' };
    const head = linesOf(
      columns.map(({ label }) => label),
      headStyle,
    );
    const headHeight = tall(head, headStyle);
    const drawHead = (): void => {
      this.canvas.fill({ x: MARGIN, y: this.y, width: WIDTH, height: headHeight }, TINT);
      drawRow(head, headStyle);
      this.y += headHeight;
    };
    this.need(headHeight + 2 * BODY.size * LINE_HEIGHT);
    drawHead();
    for (const row of rows) {
      const cells = linesOf(row, BODY);
      const height = tall(cells, BODY);
      if (this.need(height)) drawHead();
      drawRow(cells, BODY);
      this.y += height;
      this.canvas.rule(MARGIN, this.y, WIDTH, '#e3e6ea');
    }
    this.y += GAP;
  }

  private totals(totals: readonly { label: string; value: string }[]): void {
    const [labelWidth, valueWidth] = [(WIDTH * 3) / 8, WIDTH / 4];
    const x = MARGIN + WIDTH - labelWidth - valueWidth;
    for (const { label, value } of totals) {
      // A label contains the rate and the day of a sum: it is never cut in the middle of them.
      const lines = this.canvas.lines(label, labelWidth, BODY, 2);
      const height = heightOf(lines, BODY) + CELL;
      this.need(height);
      this.canvas.draw(lines, { x, y: this.y, width: labelWidth }, BODY);
      const right = this.canvas.lines(value, valueWidth, STRONG, 1);
      const box = { x: x + labelWidth, y: this.y, width: valueWidth };
      this.canvas.draw(right, box, { ...STRONG, align: 'right' });
      this.y += height;
      this.canvas.rule(x, this.y, labelWidth + valueWidth);
      this.y += CELL / 2;
    }
    this.y += GAP;
  }

  private notes(text: string): void {
    for (const line of this.canvas.lines(text, WIDTH, BODY)) {
      this.need(BODY.size * LINE_HEIGHT);
      this.text([line], BODY);
    }
    this.y += GAP;
  }

  private signatures(labels: readonly string[]): void {
    const width = (WIDTH - GAP * (labels.length - 1)) / Math.max(1, labels.length);
    const height = 16 * MM;
    this.need(height + 2 * SMALL.size * LINE_HEIGHT);
    this.y += height;
    labels.forEach((label, at) => {
      const x = MARGIN + at * (width + GAP);
      this.canvas.rule(x, this.y, width);
      this.canvas.draw(this.canvas.lines(label, width, SMALL, 2), { x, y: this.y + CELL, width }, SMALL);
    });
    this.y += 2 * SMALL.size * LINE_HEIGHT + GAP;
  }

  private text(lines: readonly Line[], style: TextStyle, width = WIDTH): void {
    this.y += this.canvas.draw(lines, { x: MARGIN, y: this.y, width }, style);
  }

  /** Begins a page where what comes next has no room; true if it did. */
  private need(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.canvas.addPage();
    this.y = TOP;
    const { title, number } = this.document;
    this.text(this.canvas.lines(`${title}  ${number}`, WIDTH, SMALL, 1), SMALL);
    this.canvas.rule(MARGIN, this.y, WIDTH, '#e3e6ea');
    this.y += GAP;
    return true;
  }

  private feet(): void {
    const end = this.canvas.doc.bufferedPageRange().count;
    const count = end - this.firstPage;
    for (let at = this.firstPage; at < end; at += 1) {
      this.canvas.doc.switchToPage(at);
      this.canvas.rule(MARGIN, FOOT, WIDTH, '#e3e6ea');
      const y = FOOT + CELL;
      const width = WIDTH - 20 * MM;
      this.canvas.draw(
        this.canvas.lines(this.document.footer, width, SMALL, 2),
        { x: MARGIN, y, width },
        SMALL,
      );
      const number = this.canvas.lines(`${at - this.firstPage + 1} / ${count}`, 20 * MM, SMALL);
      this.canvas.draw(number, { x: MARGIN + width, y, width: 20 * MM }, { ...SMALL, align: 'right' });
    }
  }
}
