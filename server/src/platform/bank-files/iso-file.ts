import { AppError } from '../kernel/app-error.js';
import { BANK_LINES_MAX } from './bank-line.js';
import type { FileAccount } from './file-account.js';
import type { IsoFile } from './iso-parts.js';
import { readIsoResult } from './iso-result.js';
import { readIsoStatement } from './iso-statement.js';
import { elementAt, isXml, readXml, type XmlElement } from './xml-tree.js';

const READ: Readonly<Record<string, (message: XmlElement, account: FileAccount) => IsoFile>> = {
  CstmrPmtStsRpt: readIsoResult,
  BkToCstmrStmt: readIsoStatement,
  BkToCstmrDbtCdtNtfctn: readIsoStatement,
};

/**
 * A message of ISO 20022 by which a bank answers: what became of payments (pain.002), a statement (camt.053) or a notice of
 * movements (camt.054), of any version whose elements are these (pain.002.001.03 to .14, camt.05x.001.02 to .13).
 * @returns null where it is no XML
 * @throws FILE_TYPE for other XML, IMPORT_TOO_LARGE
 */
export async function readIsoFile(bytes: Buffer, account: FileAccount): Promise<IsoFile | null> {
  if (!isXml(bytes)) return null;
  const document = elementAt(await readXml(bytes), 'Document');
  const [message] = document?.children ?? [];
  const read = message && READ[message.name];
  if (!read) throw new AppError('FILE_TYPE');
  const file = read(message, account);
  if (file.lines.length + file.faults.length + file.bare.length > BANK_LINES_MAX)
    throw new AppError('IMPORT_TOO_LARGE', { max: BANK_LINES_MAX });
  return file;
}
