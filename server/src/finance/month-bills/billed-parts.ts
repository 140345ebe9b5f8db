import { Injectable } from '@nestjs/common';
import type { LocalizedText } from '../../platform/database/localized.js';
import type { Queryable } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { TaxRow } from '../tax-documents/tax-table.js';

/** What a line of a bill is for, as its module knows it. */
export interface BilledPart {
  /** What was bought; null where its number is all that is known. */
  name: LocalizedText | null;
  /** Where the seller is taxed. */
  country: string | null;
  /** Whether the seller was registered as an issuer of qualified invoices on that day. */
  isQualified: boolean;
  /** Below which a taxed line is marked as reduced. */
  ordinaryRatePercent: number;
  /** `2026-10-31`, where the seller is. */
  transactedOn: string;
  /** Below 0 for what was returned. */
  taxes: TaxRow[];
  /** Whether prices contain their tax: then their sum stays as it is, and tax is the part of it. */
  isIncluded: boolean;
}

/** A line whose cause is of a kind; `id` is the id of what was paid, or of the refund. */
export interface BilledCause {
  lineId: number;
  id: number;
  /** Below 0: returned. */
  amount: number;
}

/** Describes lines of one kind of cause, all of a bill at once. */
export interface BilledSource {
  describe(q: Queryable, causes: readonly BilledCause[]): Promise<ReadonlyMap<number, BilledPart>>;
}

/** Where bills learn what their lines are for: modules that charge by the month register their kinds. */
@Injectable()
export class BilledParts {
  private readonly sources = new Map<string, BilledSource>();

  register(type: string, source: BilledSource): void {
    invariant(!this.sources.has(type), `lines of ${type} are described once`);
    this.sources.set(type, source);
  }

  /** By line; a kind that nobody registered has no description. */
  async describe(
    q: Queryable,
    causes: ReadonlyArray<BilledCause & { type: string }>,
  ): Promise<ReadonlyMap<number, BilledPart>> {
    const found = new Map<number, BilledPart>();
    for (const [type, source] of this.sources) {
      const mine = causes.filter((cause) => cause.type === type);
      if (mine.length === 0) continue;
      for (const [lineId, part] of await source.describe(q, mine)) found.set(lineId, part);
    }
    return found;
  }
}
