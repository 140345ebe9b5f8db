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
import { companyOwner, memberOwner } from './money-owner.js';

/** Where members and companies are paid. */
@Controller()
export class BankAccountController {
  constructor(private readonly accounts: BankAccountService) {}

  @Call(bankAccountList)
  bankAccountList(caller: MemberCaller) {
    return this.accounts.listBankAccounts(memberOwner(caller));
  }

  @Call(addBankAccount)
  addBankAccount(caller: MemberCaller, request: AddBankAccountRequest) {
    return this.accounts.addBankAccount(caller, addBankAccount.path, memberOwner(caller), request);
  }

  @Call(updateBankAccount)
  updateBankAccount(caller: MemberCaller, { id, ...request }: UpdateBankAccountRequest) {
    return this.accounts.addBankAccount(caller, updateBankAccount.path, memberOwner(caller), request, id);
  }

  @Call(delBankAccount)
  delBankAccount(caller: MemberCaller, { id }: IdRequest) {
    return this.accounts.deleteBankAccount(caller, memberOwner(caller), id);
  }

  @Call(addCompanyBankAccount)
  addOfCompany(caller: StaffCaller, request: AddBankAccountRequest) {
    return this.accounts.addBankAccount(caller, addCompanyBankAccount.path, companyOwner(caller), request);
  }

  @Call(delCompanyBankAccount)
  deleteOfCompany(caller: StaffCaller, { id }: IdRequest) {
    return this.accounts.deleteBankAccount(caller, companyOwner(caller), id);
  }
}
