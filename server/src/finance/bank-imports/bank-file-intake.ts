import { Injectable } from '@nestjs/common';
import type { BankImportAccount } from '@fovea/shared-types/finance/bank-import.dto';
import type { Currency } from '@fovea/shared-types/money';
import { BANK_LINES_MAX, type BankFile } from '../../platform/bank-files/bank-line.js';
import { type BankColumn, bankColumnTitled, readBankSheet } from '../../platform/bank-files/bank-sheet.js';
import { withPlausibleDays } from '../../platform/bank-files/file-checks.js';
import { readIsoFile } from '../../platform/bank-files/iso-file.js';
import { readZenginStatement } from '../../platform/bank-files/zengin-statement.js';
import { readZenginResult } from '../../platform/bank-files/zengin-transfer.js';
import { Database } from '../../platform/database/database.js';
import type { IncomingFile } from '../../platform/http/incoming-file.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { SheetIntake } from '../../platform/sheets/sheet-intake.js';
import { ledgerToday } from '../ledger/value-day.js';
import { type PlatformAccountRow, PlatformAccounts } from '../platform-accounts/platform-accounts.js';
import { SentPayouts } from '../payout-files/sent-payouts.js';

/** The field of the form with the account of the file. */
const ACCOUNT = 'house_account_id';
/** Of the number of an account, what is shown. */
const NUMBER_SHOWN = 4;

/** A file of a bank as it was read. */
export interface ReadFile {
  name: string;
  currency: Currency;
  content: BankFile;
}

/** Receives files of banks and reads them, each as one of our accounts has it. */
@Injectable()
export class BankFileIntake {
  constructor(
    private readonly db: Database,
    private readonly platformAccounts: PlatformAccounts,
    private readonly payouts: SentPayouts,
    private readonly intake: SheetIntake,
  ) {}

  async accounts(): Promise<BankImportAccount[]> {
    return (await this.platformAccounts.list(this.db)).map(
      ({ id, currency, bank_name, account_no: number }) => ({
        id,
        currency,
        bank_name,
        number_end: number.slice(-NUMBER_SHOWN),
      }),
    );
  }

  /**
   * @throws as `SheetIntake` and `readIsoFile`, VALIDATION for an account that the file is not of,
   * IMPORT_COLUMNS for a sheet without amounts
   */
  async read(caller: StaffCaller, file: IncomingFile): Promise<ReadFile> {
    const accounts = await this.platformAccounts.list(this.db);
    const taken = await this.intake.receiveOr<BankColumn, BankFile>(file, caller, bankColumnTitled, (bytes) =>
      this.readOther(bytes, namedBy(file, accounts)),
    );
    const { currency } = namedBy(file, accounts);
    const today = await ledgerToday(this.db);
    if ('other' in taken)
      return { name: taken.name, currency, content: withPlausibleDays(taken.other, today) };
    const { name, columns, rows } = taken;
    if (!columns.some((column) => column === 'in' || column === 'out' || column === 'amount'))
      throw new AppError('IMPORT_COLUMNS');
    if (rows.length > BANK_LINES_MAX) throw new AppError('IMPORT_TOO_LARGE', { max: BANK_LINES_MAX });
    return { name, currency, content: withPlausibleDays(readBankSheet(rows, currency, columns), today) };
  }

  private async readOther(bytes: Buffer, account: PlatformAccountRow): Promise<BankFile | null> {
    const { currency } = account;
    const own = {
      currency,
      number: account.account_no,
      bankCode: account.bank_code,
      branchCode: account.branch_code,
    };
    const ofJapan = readZenginResult(bytes, own) ?? readZenginStatement(bytes, new Date(), own);
    if (ofJapan !== null) {
      if (currency !== 'JPY') throw otherAccount();
      return ofJapan;
    }
    const iso = await readIsoFile(bytes, own);
    return iso && this.payouts.completed(this.db, iso, currency);
  }
}

function namedBy(file: IncomingFile, accounts: readonly PlatformAccountRow[]): PlatformAccountRow {
  const id = file.idOf(ACCOUNT);
  const account = accounts.find((one) => one.id === id);
  if (!account) throw otherAccount();
  return account;
}

const otherAccount = (): AppError => fieldError({ [ACCOUNT]: { key: 'choice' } });
