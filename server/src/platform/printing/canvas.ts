import { create } from 'fontkit';
import type { Language } from '@fovea/shared-types/language';
import PDFDocument from 'pdfkit';
import { modulesOf, QUIET } from './codes.js';
import { fontBytes, FONTS_OF, type FontName, type Weight } from './fonts.js';
import type { PrintedCode } from './printed-document.js';
import { linesOf, runsOf, type Line, type Measure, type Run } from './text-lines.js';

export const MM = 72 / 25.4;
/** Chinese and Japanese want air between their lines. */
export const LINE_HEIGHT = 1.5;
const TEXT_COLOUR = '#1a1d21';
/** From the top of a line to the baseline of its letters, in parts of its height. */
const BASELINE = 0.72;
const LANG: Record<Language, string> = { zh: 'zh-CN', en: 'en', ja: 'ja-JP' };
/** Widths are measured at this size, and scaled for every other. */
const MEASURED_SIZE = 1000;

export interface TextStyle {
  size: number;
  weight?: Weight;
  colour?: string;
}

interface Box {
  x: number;
  y: number;
  width: number;
}

const coverage = new Map<FontName, { hasGlyphForCodePoint(codePoint: number): boolean }>();

function hasSign(font: FontName, sign: string): boolean {
  const known = coverage.get(font) ?? create(fontBytes(font, 'regular'));
  coverage.set(font, known);
  return known.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
}

/** A line that was cut, marked at its end. */
function cut(text: string, width: number, measure: Measure): Line {
  const signs = [...text];
  for (;;) {
    const line = runsOf(`${signs.join('').trimEnd()}…`, measure);
    if (signs.length === 0 || line.reduce((sum, run) => sum + measure.widthOf(run), 0) <= width) return line;
    signs.pop();
  }
}

/** What documents and labels are drawn on: text in the shapes of its language, rules and codes. Lengths in points. */
export class Canvas {
  readonly doc: PDFKit.PDFDocument;
  private readonly widths = new Map<string, number>();
  private readonly fonts = new Set<string>();
  private readonly done: Promise<Buffer>;

  constructor(
    private readonly language: Language,
    title: string,
    private readonly page: { width: number; height: number },
  ) {
    this.doc = new PDFDocument({
      size: [page.width, page.height],
      // The layout is ours: pdfkit would begin pages of its own.
      margin: 0,
      bufferPages: true,
      lang: LANG[language],
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: title, Creator: 'Fovea', Producer: 'Fovea' },
    });
    this.done = new Promise((resolve, reject) => {
      const parts: Buffer[] = [];
      this.doc.on('data', (part: Buffer) => parts.push(part));
      this.doc.on('end', () => resolve(Buffer.concat(parts)));
      this.doc.on('error', reject);
    });
  }

  addPage(): void {
    this.doc.addPage({ size: [this.page.width, this.page.height], margin: 0 });
  }

  end(): Promise<Buffer> {
    this.doc.end();
    return this.done;
  }

  lines(text: string, width: number, style: TextStyle, most = Infinity): Line[] {
    const measure = this.measure(style);
    const lines = linesOf(text, width, measure);
    if (lines.length <= most) return lines;
    const last = (lines[most - 1] ?? []).map((run) => run.text).join('');
    return [...lines.slice(0, most - 1), cut(last, width, measure)];
  }

  /** Draws lines below each other and returns their height. */
  draw(
    lines: readonly Line[],
    { x, y, width }: Box,
    style: TextStyle & { align?: 'right' | 'center' },
  ): number {
    const { widthOf } = this.measure(style);
    const height = style.size * LINE_HEIGHT;
    lines.forEach((line, at) => {
      const wide = line.reduce((sum, run) => sum + widthOf(run), 0);
      const room = Math.max(0, width - wide);
      let left = x + (style.align === 'right' ? room : style.align === 'center' ? room / 2 : 0);
      for (const run of line) {
        this.fontOf(run.font, style.weight ?? 'regular')
          .fontSize(style.size)
          .fillColor(style.colour ?? TEXT_COLOUR)
          .text(run.text, left, y + at * height + (height - style.size) / 2 + style.size * BASELINE, {
            lineBreak: false,
            baseline: 'alphabetic',
          });
        left += widthOf(run);
      }
    });
    return lines.length * height;
  }

  /** The largest of sizes, down to `least`, at which a text fits into one line; then the text is cut. */
  fitted(text: string, width: number, style: TextStyle, least: number): { lines: Line[]; size: number } {
    for (let { size } = style; size >= least; size -= 0.5) {
      const lines = this.lines(text, width, { ...style, size });
      if (lines.length <= 1) return { lines, size };
    }
    return { lines: this.lines(text, width, { ...style, size: least }, 1), size: least };
  }

  rule(x: number, y: number, width: number, colour = '#8a929c', thickness = 0.5): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thickness)
      .strokeColor(colour)
      .stroke();
  }

  fill(box: Box & { height: number }, colour: string): void {
    this.doc.rect(box.x, box.y, box.width, box.height).fill(colour);
  }

  /** A code with its quiet zone, as large as the box allows; bars fill its height. */
  code(code: PrintedCode, { x, y, width, height }: Box & { height: number }): void {
    const { width: across, height: down, dark } = modulesOf(code);
    const quiet = QUIET[code.kind];
    const isBars = code.kind === 'code128';
    const module = isBars
      ? width / (across + 2 * quiet)
      : Math.min(width / (across + 2 * quiet), height / (down + 2 * quiet));
    const tall = isBars ? height : module;
    const left = x + (width - across * module) / 2;
    const top = isBars ? y : y + (height - down * module) / 2;
    for (const bar of dark)
      this.doc.rect(left + bar.x * module, top + bar.y * tall, bar.width * module, bar.height * tall);
    this.doc.fill('#000');
  }

  private measure({ size, weight = 'regular' }: TextStyle): Measure {
    return {
      fonts: FONTS_OF[this.language],
      has: hasSign,
      widthOf: (run) => (this.measuredWidth(run, weight) * size) / MEASURED_SIZE,
    };
  }

  private measuredWidth({ font, text }: Run, weight: Weight): number {
    const key = `${font}-${weight}:${text}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    const width = this.fontOf(font, weight).fontSize(MEASURED_SIZE).widthOfString(text);
    this.widths.set(key, width);
    return width;
  }

  /** A font is read when the first text needs it: most documents have letters of one. */
  private fontOf(font: FontName, weight: Weight): PDFKit.PDFDocument {
    const name = `${font}-${weight}`;
    if (!this.fonts.has(name)) this.doc.registerFont(name, fontBytes(font, weight));
    this.fonts.add(name);
    return this.doc.font(name);
  }
}
