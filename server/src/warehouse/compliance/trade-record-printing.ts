import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { PrintedPassportAnswer } from '@fovea/shared-types/warehouse/passport.dto';
import type { TradeRecordDocumentRequest } from '@fovea/shared-types/warehouse/trade-record.dto';
import { tradeRecord } from '@fovea/shared-types/warehouse/trade-record.record';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { DocumentPrinting } from '../../platform/printing/document-printing.js';
import { ROWS_MAX } from '../../platform/printing/printed-document.js';
import type { RecordRows } from '../../platform/records/serve-record.js';
import { TradePlaceRepository, type Period, type TradePlace } from './trade-place.repository.js';
import { servedTradeRecord } from './trade-record.record.js';
import { tradeDocument, type TradeRow } from './trade-document.js';

const DOCUMENT_KIND = 'trade-records';
/** The subject in the address: place, first and last day, direction (0: both). */
const SUBJECT = /^(\d{1,15})_(\d{4}-\d\d-\d\d)_(\d{4}-\d\d-\d\d)_([012])$/;

/** Records of receipt and transfer of one place and period, printed for an inspector. */
@Injectable()
export class TradeRecordPrinting implements OnModuleInit {
  constructor(
    @Inject(servedTradeRecord.Service) private readonly rows: RecordRows<typeof tradeRecord.declared>,
    private readonly db: Database,
    private readonly places: TradePlaceRepository,
    private readonly printing: DocumentPrinting,
    private readonly audit: AuditLog,
  ) {}

  onModuleInit(): void {
    this.printing.register(DOCUMENT_KIND, async ({ language, subject, accountId, from }) => {
      const period = periodOf(subject);
      // The address was made for who may read it.
      const place = period && (await this.places.findTradePlace(this.db, period, language, null));
      if (!place) return null;
      const rows = await this.read(period, place, language);
      await this.db.transaction((tx) =>
        this.audit.record(tx, from && { ...from, member: null }, {
          action: 'warehouse:trade-record:print',
          subjectType: 'warehouse',
          subjectId: period.placeId,
          by: { accountId, companyId: place.company_id },
          after: { begin: period.begin, end: period.end, rows: rows.length },
        }),
      );
      const document = tradeDocument({ place, period, rows }, language);
      return {
        name: `${document.title}-${place.name}-${period.begin}-${period.end}`,
        job: { kind: 'document', document },
      };
    });
  }

  /** @throws NOT_FOUND, VALIDATION, EXPORT_TOO_LARGE */
  async address(
    { language, companies, member }: StaffCaller,
    { ware_house_id: placeId, begin, end, direction = 0 }: TradeRecordDocumentRequest,
  ): Promise<PrintedPassportAnswer> {
    if (begin > end) throw fieldError({ end: { key: 'not_after_start' } });
    const period = { placeId, begin, end, direction };
    const place = await this.places.findTradePlace(this.db, period, language, companies);
    if (!place) throw new AppError('NOT_FOUND');
    await this.read(period, place, language);
    const subject = `${placeId}_${begin}_${end}_${direction}`;
    return {
      cert_no: `${begin} – ${end}`,
      url: this.printing.addressOf(DOCUMENT_KIND, { subject, language, accountId: member.accountId }),
    };
  }

  /** The oldest first. */
  private async read(
    { placeId, direction }: Period,
    { company_id, begins_at, ends_at }: TradePlace,
    language: Language,
  ): Promise<TradeRow[]> {
    const reader = {
      language,
      accountId: 0,
      companies: [company_id],
      rows: [{ companyId: company_id, deptIds: null }],
    };
    const filters = {
      ware_house_id: placeId,
      begin: begins_at.toISOString(),
      end: ends_at.toISOString(),
      ...(direction !== 0 && { direction }),
    };
    const rows = await this.rows.top(reader, filters, ROWS_MAX + 1);
    if (rows.length > ROWS_MAX) throw new AppError('EXPORT_TOO_LARGE', { max: ROWS_MAX });
    return rows.reverse();
  }
}

function periodOf(subject: string): Period | null {
  const [, placeId, begin, end, direction] = SUBJECT.exec(subject) ?? [];
  if (placeId === undefined || begin === undefined || end === undefined) return null;
  return { placeId: Number(placeId), begin, end, direction: Number(direction) };
}
