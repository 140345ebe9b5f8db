import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { AppError } from '../kernel/app-error.js';
import { unreadable } from './sheet-row.js';

export type XmlEvent =
  | { type: 'open'; name: string; attributes: Readonly<Record<string, string>> }
  | { type: 'text'; text: string }
  | { type: 'close'; name: string };

/** Bytes between two tags: a text of a cell is shorter, and a parser keeps it whole. */
const BETWEEN_TAGS_MAX = 1_000_000;

/**
 * Reads XML as it comes, and gives what each piece of it holds. A document type is refused before anything of it is read: it could define entities that grow
 * without end or reach outside, and no spreadsheet has one.
 */
export async function* xmlEvents(chunks: AsyncIterable<Buffer>): AsyncGenerator<XmlEvent[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const found: XmlEvent[] = [];
  const parser = parserInto(found);
  let sinceTag = 0;
  try {
    for await (const chunk of chunks) {
      const text = decoder.decode(chunk, { stream: true });
      sinceTag += text.length;
      parser.write(text);
      if (found.length > 0) sinceTag = 0;
      if (sinceTag > BETWEEN_TAGS_MAX) throw unreadable(null);
      yield found.splice(0);
    }
    parser.close();
    yield found.splice(0);
  } catch (error) {
    throw error instanceof AppError ? error : unreadable(null, error);
  }
}

function parserInto(found: XmlEvent[]): SaxesParser {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw unreadable(null);
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) =>
    found.push({ type: 'open', name: localName(name), attributes }),
  );
  parser.on('text', (text) => found.push({ type: 'text', text }));
  parser.on('cdata', (text) => found.push({ type: 'text', text }));
  parser.on('closetag', ({ name }) => found.push({ type: 'close', name: localName(name) }));
  return parser;
}

/** Some programs write every name with a prefix: `x:row`. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
