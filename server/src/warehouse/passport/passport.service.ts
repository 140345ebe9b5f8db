import { Injectable } from '@nestjs/common';
import { addSerialNote } from '@fovea/shared-types/warehouse/passport.calls';
import type {
  AddSerialNoteRequest,
  FoundSerial,
  SerialPassport,
} from '@fovea/shared-types/warehouse/passport.dto';
import { gs1Facts, parseGs1, withoutSymbology } from '@fovea/shared-types/warehouse/gs1';
import { addressedBy } from '@fovea/shared-types/warehouse/passport-rules';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { filled } from '../../platform/text/filled.js';
import { serialKey } from '../stock/choose-stock.js';
import { PassportEntries } from './passport-entries.js';
import { PassportRepository, type EntryRow, type PieceRow, type Wanted } from './passport.repository.js';

const NOTHING: Wanted = { id: null, gtin: null, serialKey: null, document: null };
/** Document numbers: arrivals, stock in and out, sends. */
const DOCUMENT_NUMBER = /^(?:AR|IN|OUT|SE)\d{8,}$/;

/** Everything about a piece with a serial number, on one page and in one call. */
@Injectable()
export class PassportService {
  constructor(
    private readonly db: Database,
    private readonly passports: PassportRepository,
    private readonly entries: PassportEntries,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  async findPassport({ language, companies }: StaffCaller, code: string): Promise<FoundSerial[]> {
    const rows = await this.passports.pieces(this.db, language, companies, wantedBy(code));
    return rows.map(foundSerial);
  }

  async get({ language, companies }: StaffCaller, id: number): Promise<SerialPassport> {
    const [piece] = await this.passports.piecesOf(this.db, language, companies, [id]);
    if (!piece) throw new AppError('NOT_FOUND');
    const entries = await this.passports.entries(this.db, language, companies, piece);
    return {
      ...foundSerial(piece),
      category_name: piece.category_name,
      gtin: piece.gtin,
      place: piece.place,
      bin_code: piece.bin_code,
      is_reserved: piece.is_reserved ? 1 : 0,
      company_name: piece.company_name,
      created_at: piece.created_at.toISOString(),
      lines: entries.map(passportEntry),
    };
  }

  addNote(caller: StaffCaller, request: AddSerialNoteRequest): Promise<{ id: number }> {
    const text = filled('text', request.text);
    return this.idempotency.run(caller, addSerialNote.path, request, async (tx) => {
      const [piece] = await this.passports.piecesOf(tx, caller.language, caller.companies, [request.id]);
      if (!piece) throw new AppError('NOT_FOUND');
      const companyId =
        caller.companies?.includes(piece.company_id) === false ? caller.companies[0] : undefined;
      const id = await this.entries.add(tx, {
        serialUnitId: piece.id,
        // Of a piece that others have by now the note is its writer's.
        companyId: companyId ?? piece.company_id,
        accountId: caller.member.accountId,
        kind: request.kind,
        subject: null,
        facts: { text, ...(request.result !== undefined && { result: request.result === 1 ? 1 : 0 }) },
      });
      invariant(id !== null, 'a line without a subject is never the same as another');
      await this.audit.record(tx, caller, {
        action: 'warehouse:passport:add',
        subjectType: 'serial_unit',
        subjectId: piece.id,
        after: { remark: text },
      });
      return { id };
    });
  }
}

/** What a code means: the address of a passport, the number of a document, a GS1 code, or a serial number as it is. */
function wantedBy(scanned: string): Wanted {
  const addressed = addressedBy(withoutSymbology(scanned));
  if (addressed && 'id' in addressed) return { ...NOTHING, id: addressed.id };
  const code = addressed?.code ?? scanned;
  const { gtin, serial_number } = gs1Facts(parseGs1(code) ?? [], new Date());
  if (gtin !== null || serial_number !== null)
    return { ...NOTHING, gtin, serialKey: serial_number === null ? null : serialKey(serial_number) };
  const bareCode = withoutSymbology(code);
  return DOCUMENT_NUMBER.test(bareCode)
    ? { ...NOTHING, document: bareCode }
    : { ...NOTHING, serialKey: serialKey(bareCode) };
}

const foundSerial = (row: PieceRow): FoundSerial => ({
  id: row.id,
  product_id: row.product_id,
  goods_name: row.goods_name,
  goods_code: row.goods_code,
  maker: row.maker,
  serial_number: row.serial_number,
  in_stock: row.place === 1 ? 1 : 0,
  ware_house_name: row.ware_house_name,
});

const passportEntry = (row: EntryRow): SerialPassport['lines'][number] => ({
  ...row,
  at: row.at.toISOString(),
});
