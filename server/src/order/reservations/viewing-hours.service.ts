import { Injectable } from '@nestjs/common';
import { VIEWING_DAYS_AHEAD, VIEWING_LEAD_MINUTES } from '@fovea/shared-types/order/reservation-rules';
import { updateSlot } from '@fovea/shared-types/order/reservation.calls';
import type { UpdateSlotRequest, ViewingHours } from '@fovea/shared-types/order/reservation.dto';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import { companyOfNew, type StaffCaller } from '../../platform/kernel/caller.js';
import { clockOf, minutesOf, type OpenTimes, slotStarts } from './viewing-slots.js';
import { type HostRow, type HoursRow, ViewingHoursRepository } from './viewing-hours.repository.js';

const MINUTE_MS = 60_000;

/** Merchants set when they show goods; their calendar follows from it. */
@Injectable()
export class ViewingHoursService {
  constructor(
    private readonly db: Database,
    private readonly hours: ViewingHoursRepository,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  async readViewingHours(caller: StaffCaller, wanted: number | undefined): Promise<ViewingHours> {
    return toAnswer(await this.getHost(this.db, hostOf(caller, wanted)));
  }

  /** @throws NOT_FOUND for a company of others; bad hours by their field */
  updateViewingHours(caller: StaffCaller, request: UpdateSlotRequest): Promise<ViewingHours> {
    const companyId = hostOf(caller, request.company_id);
    const rows = rowsOf(request);
    return this.idempotency.run(caller, updateSlot.path, request, async (tx) => {
      const before = toAnswer(await this.getHost(tx, companyId));
      await this.hours.save(tx, companyId, request.is_automatic, rows);
      const after = toAnswer(await this.getHost(tx, companyId));
      await this.audit.record(tx, caller, {
        action: 'order:reservation:slot',
        subjectType: 'company',
        subjectId: companyId,
        before: { is_automatic: before.is_automatic },
        after: { is_automatic: after.is_automatic },
      });
      return after;
    });
  }

  async getHost(q: Queryable, companyId: number): Promise<HostRow> {
    const host = await this.hours.findViewingHours(q, companyId);
    if (!host) throw new AppError('NOT_FOUND');
    return host;
  }

  /** Slots of a span that can be chosen by their time, taken or free. */
  async slots(
    q: Queryable,
    host: HostRow,
    from: Date,
    to: Date,
  ): Promise<{ start: Date; isFree: boolean }[]> {
    const booked = new Set(
      (await this.hours.listBooked(q, host.company_id, from, to)).map((start) => start.getTime()),
    );
    return slotStarts(openTimes(host), from, to)
      .filter((start) => isInReach(host, start))
      .map((start) => ({ start, isFree: !booked.has(start.getTime()) }));
  }

  /** Whether a slot begins there that can still be chosen; who has it is the table's affair. */
  isOffered(host: HostRow, start: Date): boolean {
    const next = new Date(start.getTime() + MINUTE_MS);
    return isInReach(host, start) && slotStarts(openTimes(host), start, next).length > 0;
  }
}

/** Neither past, nor too near for the merchant's answer, nor too far. */
function isInReach({ is_automatic }: HostRow, start: Date): boolean {
  const minutes = (start.getTime() - Date.now()) / MINUTE_MS;
  return minutes > (is_automatic ? 0 : VIEWING_LEAD_MINUTES) && minutes < VIEWING_DAYS_AHEAD * 24 * 60;
}

/** @throws NOT_FOUND where no company is meant */
function hostOf(caller: StaffCaller, wanted: number | undefined): number {
  const companyId = companyOfNew(caller, wanted);
  if (companyId === null) throw new AppError('NOT_FOUND', {}, { company_id: { key: 'required' } });
  return companyId;
}

function openTimes({ time_zone, hours }: HostRow): OpenTimes {
  return {
    timeZone: time_zone,
    week: new Map(hours.flatMap((row) => (row.weekday === null ? [] : [[row.weekday, row] as const]))),
    days: new Map(hours.flatMap((row) => (row.day === null ? [] : [[row.day, row] as const]))),
  };
}

function rowsOf({ week, exceptions }: UpdateSlotRequest): HoursRow[] {
  if (new Set(week.map(({ weekday }) => weekday)).size < week.length)
    throw fieldError({ week: { key: 'choice' } });
  if (new Set(exceptions.map(({ day }) => day)).size < exceptions.length)
    throw fieldError({ exceptions: { key: 'choice' } });
  const rows = [
    ...week.map(({ weekday, opens, closes }) => ({
      ...{ weekday, day: null, opens: minutesOf(opens), closes: minutesOf(closes), field: 'week' },
    })),
    ...exceptions.map(({ day, opens, closes }) => ({
      ...{ weekday: null, day, field: 'exceptions' },
      opens: opens === null ? null : minutesOf(opens),
      closes: closes === null ? null : minutesOf(closes),
    })),
  ];
  return rows.map(({ field, ...row }) => {
    const isSound =
      row.opens === null || row.closes === null ? row.opens === row.closes : row.opens < row.closes;
    if (!isSound) throw fieldError({ [field]: { key: 'choice' } });
    return row;
  });
}

function toAnswer({ company_id, time_zone, is_automatic, hours }: HostRow): ViewingHours {
  const clock = (minutes: number | null): string | null => (minutes === null ? null : clockOf(minutes));
  return {
    ...{ company_id, time_zone, is_automatic },
    week: hours.flatMap(({ weekday, opens, closes }) =>
      weekday === null ? [] : [{ weekday, opens: clockOf(opens ?? 0), closes: clockOf(closes ?? 0) }],
    ),
    exceptions: hours.flatMap(({ day, opens, closes }) =>
      day === null ? [] : [{ day, opens: clock(opens), closes: clock(closes) }],
    ),
  };
}
