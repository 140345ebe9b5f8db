import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  addBankAccount,
  bankAccountList,
  delBankAccount,
  updateBankAccount,
} from '@fovea/shared-types/finance/bank-account.calls';
import { addCompanyBankAccount, delCompanyBankAccount } from '@fovea/shared-types/finance/withdrawal.calls';
import type {
  AddBankAccountRequest,
  UpdateBankAccountRequest,
} from '@fovea/shared-types/finance/bank-account.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { BankAccountService } from './bank-account.service.js';
import { hisCompany, himself } from './money-owner.js';

/** Where members and companies are paid. */
@Controller()
export class BankAccountController {
  constructor(private readonly accounts: BankAccountService) {}

  @Call(bankAccountList)
  list(caller: MemberCaller) {
    return this.accounts.list(himself(caller));
  }

  @Call(addBankAccount)
  add(caller: MemberCaller, request: AddBankAccountRequest) {
    return this.accounts.add(caller, addBankAccount.path, himself(caller), request);
  }

  @Call(updateBankAccount)
  update(caller: MemberCaller, { id, ...request }: UpdateBankAccountRequest) {
    return this.accounts.add(caller, updateBankAccount.path, himself(caller), request, id);
  }

  @Call(delBankAccount)
  delete(caller: MemberCaller, { id }: IdRequest) {
    return this.accounts.delete(caller, himself(caller), id);
  }

  @Call(addCompanyBankAccount)
  addOfCompany(caller: StaffCaller, request: AddBankAccountRequest) {
    return this.accounts.add(caller, addCompanyBankAccount.path, hisCompany(caller), request);
  }

  @Call(delCompanyBankAccount)
  deleteOfCompany(caller: StaffCaller, { id }: IdRequest) {
    return this.accounts.delete(caller, hisCompany(caller), id);
  }
}
