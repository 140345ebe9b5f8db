import { addExport } from '@fovea/shared-types/platform/platform.calls';
import { tradeRecordDocument } from '@fovea/shared-types/warehouse/trade-record.calls';
import type { TradeRecordDocumentRequest } from '@fovea/shared-types/warehouse/trade-record.dto';
import { tradeRecord } from '@fovea/shared-types/warehouse/trade-record.record';
import { api } from '../../../lib/api-client';
import { dayEnd, dayStart } from '../../../lib/day';

export const recordsDocument = async (request: TradeRecordDocumentRequest): Promise<string> =>
  (await api(tradeRecordDocument, request, { quiet: true })).url;

/** All that is known of each record, whatever the list shows; null: the file is still being written. */
export async function recordsSheet(
  { begin, end, ...filters }: TradeRecordDocumentRequest,
  request_id: string,
): Promise<string | null> {
  const request = {
    resource: 'trade_records',
    filters: { ...filters, begin: dayStart(begin), end: dayEnd(end) },
    columns: Object.keys(tradeRecord.declared.shown),
    format: 'xlsx' as const,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    request_id,
  };
  return (await api(addExport, request, { quiet: true })).url;
}
