import { Controller } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import {
  addBankImport,
  bankImportAccounts,
  bankLineDetail,
  bankLineProposals,
  creditBankLine,
  matchBankLine,
  reopenBankLine,
  setAsideBankLine,
  uploadBankFile,
} from '@fovea/shared-types/finance/bank-import.calls';
import type {
  BankLineProposalsRequest,
  CreditBankLineRequest,
  MatchBankLineRequest,
  SetAsideBankLineRequest,
} from '@fovea/shared-types/finance/bank-import.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { IncomingFile } from '../../platform/http/incoming-file.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { BankFileIntake } from './bank-file-intake.js';
import { BankImportService } from './bank-import.service.js';
import { BankLineService } from './bank-line.service.js';

@Controller()
export class BankImportController {
  constructor(
    private readonly files: BankFileIntake,
    private readonly imports: BankImportService,
    private readonly lines: BankLineService,
  ) {}

  @Call(bankImportAccounts)
  accounts() {
    return this.files.accounts();
  }

  @Call(uploadBankFile)
  upload(caller: StaffCaller, file: IncomingFile) {
    return this.imports.upload(caller, file);
  }

  @Call(addBankImport)
  addBankImport(caller: StaffCaller, request: IdActionRequest) {
    return this.imports.addBankImport(caller, request);
  }

  @Call(bankLineDetail)
  bankLineDetail(_caller: StaffCaller, { id }: IdRequest) {
    return this.lines.getBankLineDetail(id);
  }

  @Call(bankLineProposals)
  proposals(_caller: StaffCaller, { ids }: BankLineProposalsRequest) {
    return this.lines.listProposals(ids);
  }

  @Call(matchBankLine)
  match(caller: StaffCaller, request: MatchBankLineRequest) {
    return this.lines.match(caller, request);
  }

  @Call(setAsideBankLine)
  setAside(caller: StaffCaller, request: SetAsideBankLineRequest) {
    return this.lines.setAside(caller, request);
  }

  @Call(reopenBankLine)
  reopen(caller: StaffCaller, request: IdActionRequest) {
    return this.lines.reopen(caller, request);
  }

  @Call(creditBankLine)
  credit(caller: StaffCaller, request: CreditBankLineRequest) {
    return this.lines.credit(caller, request);
  }
}
