import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  addBankAccount,
  bankAccountList,
  delBankAccount,
  updateBankAccount,
} from '@fovea/shared-types/finance/bank-account.calls';
import type {
  AddBankAccountRequest,
  UpdateBankAccountRequest,
} from '@fovea/shared-types/finance/bank-account.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { BankAccountService } from './bank-account.service.js';
import type { MoneyOwner } from './bank-account.repository.js';

const himself = ({ member }: MemberCaller): MoneyOwner => ({ accountId: member.accountId, companyId: null });

/** Where a member is paid. */
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
}
