import { Canvas, LINE_HEIGHT, MM, type TextStyle } from './canvas.js';
import { A4, LABEL_SHAPES, LABELS_MAX, type Label, type LabelSheet } from './printed-document.js';

const PADDING = 1.5 * MM;
const TITLE: TextStyle = { size: 9, weight: 'bold' };
const LINE: TextStyle = { size: 7.5 };
const CAPTION: TextStyle = { size: 9 };
/** Smaller cannot be read at arm's length. */
const LEAST = 6;
/** Shares of a label's height, for bars and their text. */
const BARS = 0.5;

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws labels: one to a page of a roll, or many on an A4 sheet. */
export function drawLabels({ language, title, size, labels }: LabelSheet): Promise<Buffer> {
  if (labels.length > LABELS_MAX) throw new Error(`a sheet of ${labels.length} labels`);
  const shape = LABEL_SHAPES[size];
  const isRoll = shape.across * shape.down === 1;
  const page = isRoll ? shape : A4;
  const canvas = new Canvas(language, title, { width: page.width * MM, height: page.height * MM });
  const perPage = shape.across * shape.down;
  // What the labels leave of the sheet is the same on both sides.
  const left = (page.width - shape.across * shape.width) / 2;
  const top = (page.height - shape.down * shape.height) / 2;
  labels.forEach((label, at) => {
    const place = at % perPage;
    if (at > 0 && place === 0) canvas.addPage();
    drawLabel(canvas, label, {
      x: (left + (place % shape.across) * shape.width) * MM,
      y: (top + Math.floor(place / shape.across) * shape.height) * MM,
      width: shape.width * MM,
      height: shape.height * MM,
    });
  });
  return canvas.end();
}

function drawLabel(canvas: Canvas, label: Label, place: Place): void {
  if (label.code.kind === 'code128') drawWithBars(canvas, label, place);
  else drawWithSquare(canvas, label, place);
}

/** The square on the left, as high as the label; its quiet zone is the distance to the words. */
function drawWithSquare(canvas: Canvas, label: Label, { x, y, width, height }: Place): void {
  const side = Math.min(height, width / 2);
  canvas.code(label.code, { x, y: y + (height - side) / 2, width: side, height: side });
  drawTexts(canvas, label, {
    x: x + side,
    y: y + PADDING,
    width: width - side - PADDING,
    height: height - 2 * PADDING,
  });
}

/** The bars below the words, across the whole label. */
function drawWithBars(canvas: Canvas, label: Label, { x, y, width, height }: Place): void {
  const caption = CAPTION.size * LINE_HEIGHT;
  const bars = height * BARS;
  drawTexts(
    canvas,
    { ...label, caption: '' },
    {
      x: x + PADDING,
      y: y + PADDING,
      width: width - 2 * PADDING,
      height: height - bars - PADDING,
    },
  );
  canvas.code(label.code, { x, y: y + height - bars, width, height: bars - caption - PADDING / 2 });
  const inner = width - 2 * PADDING;
  const fitted = canvas.fitted(label.caption, inner, CAPTION, LEAST);
  const box = { x: x + PADDING, y: y + height - caption - PADDING / 2, width: inner };
  canvas.draw(fitted.lines, box, { ...CAPTION, size: fitted.size, align: 'center' });
}

/** Title, the text of the code, and as many of the lines as there is room for. */
function drawTexts(canvas: Canvas, { title, caption, lines }: Label, place: Place): void {
  let { y } = place;
  const end = place.y + place.height;
  const put = (text: string, style: TextStyle, most: number): void => {
    const room = Math.floor((end - y) / (style.size * LINE_HEIGHT));
    if (text === '' || room < 1) return;
    y += canvas.draw(canvas.lines(text, place.width, style, Math.min(most, room)), { ...place, y }, style);
  };
  put(title, TITLE, 2);
  if (caption !== '') {
    const { size } = canvas.fitted(caption, place.width, CAPTION, LEAST);
    put(caption, { ...CAPTION, size }, 2);
  }
  for (const line of lines) put(line, LINE, 2);
}
