import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { PassportRepository } from './passport.repository.js';

export interface PassportLine {
  serialUnitId: number;
  /** Whose it is to read. */
  companyId: number;
  /** Who did it; null: the platform itself. */
  accountId: number | null;
  /** In snake_case: `test`, `repair`, `recall`. Its texts are those of the page (`passport.kind`) and the document. */
  kind: string;
  /** What it refers to; once per kind and subject, even if reported again. */
  subject: { type: string; id: number } | null;
  facts: { text?: string; result?: 0 | 1 };
}

/** Modules add what happened to a piece to its passport here, in the transaction in which it happened. */
@Injectable()
export class PassportEntries {
  constructor(private readonly passports: PassportRepository) {}

  /** Null where the same was added before. */
  add(tx: Tx, { subject, ...line }: PassportLine): Promise<number | null> {
    return this.passports.addLine(tx, {
      ...line,
      subjectType: subject?.type ?? null,
      subjectId: subject?.id ?? null,
    });
  }
}
