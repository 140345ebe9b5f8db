import { setImmediate as breath } from 'node:timers/promises';
import { AppError } from '../kernel/app-error.js';
import { xmlEvents } from '../sheets/xml-events.js';
import { BANK_LINES_MAX } from './bank-line.js';

/** An element with its contents; names are without their prefixes. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
}

const CHUNK_BYTES = 65_536;
/** More than any file of so many lines holds. */
const ELEMENTS_MAX = BANK_LINES_MAX * 120;
const DEPTH_MAX = 40;
const TEXT_MAX = 2_000;

/** Whether a file means to be XML. */
export const isXml = (bytes: Buffer): boolean =>
  /^(?:\uFEFF)?\s*</.test(bytes.subarray(0, 200).toString('utf8'));

/**
 * The whole of an XML file, as deep and as large as files of banks are. A document type is refused, so nothing in it grows or
 * reaches outside.
 * @throws FILE_TYPE where it is broken, IMPORT_TOO_LARGE
 */
export async function readXml(bytes: Buffer): Promise<XmlElement> {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let count = 0;
  for await (const events of readable(bytes))
    for (const event of events) {
      const parent = open.at(-1) ?? root;
      if (event.type === 'text') parent.text = `${parent.text}${event.text}`.slice(0, TEXT_MAX);
      else if (event.type === 'close') open.pop();
      else {
        count += 1;
        if (count > ELEMENTS_MAX) throw new AppError('IMPORT_TOO_LARGE', { max: BANK_LINES_MAX });
        if (open.length > DEPTH_MAX) throw new AppError('FILE_TYPE');
        const element = { name: event.name, attributes: event.attributes, children: [], text: '' };
        parent.children.push(element);
        open.push(element);
      }
    }
  return root;
}

async function* readable(bytes: Buffer): ReturnType<typeof xmlEvents> {
  try {
    yield* xmlEvents(chunksOf(bytes));
  } catch (error) {
    throw new AppError('FILE_TYPE', {}, undefined, { cause: error });
  }
}

async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    yield bytes.subarray(at, at + CHUNK_BYTES);
    await breath();
  }
}

/** All elements at the end of a way of names. */
export const allAt = (from: XmlElement, ...names: string[]): XmlElement[] =>
  names.reduce(
    (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
    [from],
  );

/** The first of them. */
export const elementAt = (from: XmlElement, ...names: string[]): XmlElement | undefined =>
  allAt(from, ...names)[0];

/** The text of the first of them; empty where there is none. */
export const textAt = (from: XmlElement, ...names: string[]): string =>
  (elementAt(from, ...names)?.text ?? '').trim();
