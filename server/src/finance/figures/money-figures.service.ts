import { Injectable } from '@nestjs/common';
import {
  FIGURE_NAMES,
  WAITING_IN_COMPANY,
  WAITING_MAY,
  WAITING_MONEY,
  type WaitingName,
} from '@fovea/shared-types/finance/figure-kinds';
import type {
  MoneyChartPoint,
  MoneyChartRequest,
  MoneyFigure,
  MoneyFigures,
  MoneyFiguresRequest,
} from '@fovea/shared-types/finance/money-figures.dto';
import { CURRENCIES, toWire } from '@fovea/shared-types/money';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { periodOf, type Period } from './figure-period.js';
import { MoneyFiguresRepository, type FlowRow } from './money-figures.repository.js';
import { FLOWS } from './money-flows.js';

/**
 * What moved in a period, where money is now and what waits: of the platform, or of the caller's companies.
 */
@Injectable()
export class MoneyFiguresService {
  constructor(
    private readonly db: Database,
    private readonly figures: MoneyFiguresRepository,
  ) {}

  async readMoneyFigures(caller: StaffCaller, request: MoneyFiguresRequest): Promise<MoneyFigures> {
    const companies = companiesOf(caller, request);
    const period = await this.period(request);
    // One after the other: a look at figures never takes the pool from those who work.
    const flows = await this.figures.flows(this.db, companies, period);
    const balances = await this.figures.balances(this.db, companies);
    const waiting = await this.figures.waiting(this.db, companies);
    return {
      as_of: period.end.toISOString(),
      begin: period.begin.toISOString(),
      figures: figuresOf(flows, companies !== null),
      standing: balances.map(({ value, ...row }) => ({ ...row, value: toWire(value, row.currency) })),
      waiting: WAITING_MONEY.filter((name) => mayWork(caller, name, companies !== null)).map((name) => ({
        name,
        count: waiting[name],
      })),
    };
  }

  async chart(caller: StaffCaller, request: MoneyChartRequest): Promise<MoneyChartPoint[]> {
    const companies = companiesOf(caller, request);
    const rows = await this.figures.days(this.db, companies, request.name, await this.period(request));
    return rows.map(({ value, ...row }) => ({ ...row, value: toWire(value, row.currency) }));
  }

  private async period({ range }: MoneyFiguresRequest): Promise<Period> {
    return periodOf(range, new Date(await this.db.clock(this.db)));
  }
}

function companiesOf({ companies }: StaffCaller, { company_id: id }: MoneyFiguresRequest) {
  if (id === undefined) return companies;
  if (companies !== null && !companies.includes(id)) throw new AppError('NOT_FOUND');
  return [id];
}

/** Pending work is shown to those who do it; to a company its own. */
function mayWork({ member, companies }: StaffCaller, name: WaitingName, isOfCompanies: boolean): boolean {
  if (isOfCompanies && WAITING_IN_COMPANY[name] === undefined) return false;
  const permission = (companies === null ? undefined : WAITING_IN_COMPANY[name]) ?? WAITING_MAY[name];
  return (member.grants?.scopeOf(permission) ?? []).length > 0;
}

/** All figures of each currency that moved, also those at zero. */
function figuresOf(flows: readonly FlowRow[], isOfCompanies: boolean): MoneyFigure[] {
  const names = FIGURE_NAMES.filter((name) => !isOfCompanies || FLOWS[name].isOfCompanies);
  return CURRENCIES.filter((currency) => flows.some((row) => row.currency === currency)).flatMap((currency) =>
    names.map((name) => {
      const row = flows.find((one) => one.name === name && one.currency === currency);
      return {
        name,
        currency,
        value: toWire(row?.value ?? 0, currency),
        compare: toWire(row?.compare ?? 0, currency),
      };
    }),
  );
}
