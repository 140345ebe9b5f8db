// The contents of PDFs, page by page: the text as a reader would copy it, and the codes that a camera would
// see on the page. One PDF to a line of standard input (base64), one line of JSON for each. A process of its
// own: Jest cannot load these modules.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Pixels to a point: enough for the codes of a label and of a sheet. */
const scaleOf = (/** @type {number} */ width) => (width < 300 ? 4 : 2);
const wasmBinary = fs.readFileSync(
  createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'),
);
await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });

for (const line of fs.readFileSync(0, 'utf8').trim().split('\n'))
  process.stdout.write(`${JSON.stringify(await read(Buffer.from(line, 'base64')))}\n`);

/** @param {Buffer} bytes */
async function read(bytes) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { info } = await pdf.getMetadata();
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await readPage(pdf, number));
  return { title: 'Title' in info ? info.Title : '', pages };
}

/**
 * @param {import('pdfjs-dist').PDFDocumentProxy} pdf
 * @param {number} number
 */
async function readPage(pdf, number) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const [, , width = 0, height = 0] = page.view;
  const viewport = page.getViewport({ scale: scaleOf(width) });
  const canvas = createCanvas(viewport.width, viewport.height);
  const context = canvas.getContext('2d');
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  const picture = context.getImageData(0, 0, canvas.width, canvas.height);
  const codes = await readBarcodes(picture, {
    formats: ['QRCode', 'DataMatrix', 'Code128'],
    tryHarder: true,
    maxNumberOfSymbols: 60,
  });
  return {
    text: items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
    width,
    height,
    codes: codes.map(({ format, text, symbologyIdentifier }) => ({ format, text, symbologyIdentifier })),
  };
}
