import { Injectable } from '@nestjs/common';
import type { IdAnswer, IdRequest } from '@fovea/shared-types/common.dto';
import { addAddress } from '@fovea/shared-types/member/address.calls';
import {
  ADDRESSES_MAX,
  type AddAddressRequest,
  type Address,
  type PostalCodeRequest,
  type PostalPlace,
  type UpdateAddressRequest,
} from '@fovea/shared-types/member/address.dto';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { readAddress } from './address-rules.js';
import { toAddress } from './address.mapper.js';
import { AddressRepository, type AddressFields } from './address.repository.js';
import { japanesePostalDigits, placesOfPostalCode } from './postal-codes.js';

/** The addresses of the caller: at most a bounded number, and one default as long as there is any. */
@Injectable()
export class AddressService {
  constructor(
    private readonly db: Database,
    private readonly addresses: AddressRepository,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  async listAddresses({ member }: MemberCaller): Promise<Address[]> {
    return (await this.addresses.listAddresses(this.db, member.accountId)).map(toAddress);
  }

  async get({ member }: MemberCaller, { id }: IdRequest): Promise<Address> {
    const row = await this.addresses.findAddress(this.db, member.accountId, id);
    if (!row) throw new AppError('NOT_FOUND');
    return toAddress(row);
  }

  async findDefault({ member }: MemberCaller): Promise<Address | null> {
    const row = await this.addresses.findDefault(this.db, member.accountId);
    return row && toAddress(row);
  }

  async addAddress(caller: MemberCaller, request: AddAddressRequest): Promise<IdAnswer> {
    const { accountId } = caller.member;
    const fields = readAddress(request);
    return this.idempotency.run(caller, addAddress.path, request, async (tx) => {
      await this.addresses.lockOwner(tx, accountId);
      if ((await this.addresses.countAddresses(tx, accountId)) >= ADDRESSES_MAX)
        throw new AppError('ADDRESS_LIMIT', { max: ADDRESSES_MAX });
      const id = await this.addresses.insertAddress(tx, accountId, fields);
      await this.settleDefault(tx, accountId, id, request.is_default);
      await this.note(tx, caller, 'add', id);
      return { id };
    });
  }

  /** Of an account that was just opened: the default until another is stored. */
  async keepFirst(tx: Tx, accountId: number, fields: AddressFields): Promise<void> {
    const id = await this.addresses.insertAddress(tx, accountId, fields);
    await this.addresses.makeDefault(tx, accountId, id);
  }

  async updateAddress(caller: MemberCaller, request: UpdateAddressRequest): Promise<IdAnswer> {
    const { accountId } = caller.member;
    const fields = readAddress(request);
    await this.db.transaction(async (tx) => {
      await this.addresses.lockOwner(tx, accountId);
      if (!(await this.addresses.updateAddress(tx, accountId, request.id, fields)))
        throw new AppError('NOT_FOUND');
      await this.settleDefault(tx, accountId, request.id, request.is_default);
      await this.note(tx, caller, 'update', request.id);
    });
    return { id: request.id };
  }

  async deleteAddress(caller: MemberCaller, { id }: IdRequest): Promise<void> {
    const { accountId } = caller.member;
    await this.db.transaction(async (tx) => {
      await this.addresses.lockOwner(tx, accountId);
      if (!(await this.addresses.markDeleted(tx, accountId, id))) throw new AppError('NOT_FOUND');
      await this.addresses.fillDefault(tx, accountId);
      await this.note(tx, caller, 'delete', id);
    });
  }

  /**
   * Only Japan's codes are stored here; elsewhere a code is too coarse, or its data may not be redistributed.
   */
  placesOf({ country, postal_code: code }: PostalCodeRequest): PostalPlace[] {
    if (country !== 'JP') return [];
    const digits = japanesePostalDigits(code);
    if (digits === null) throw fieldError({ postal_code: { key: 'format' } });
    return placesOfPostalCode(digits);
  }

  private async settleDefault(
    tx: Tx,
    accountId: number,
    id: number,
    isDefault: number | undefined,
  ): Promise<void> {
    if (isDefault === 1) await this.addresses.makeDefault(tx, accountId, id);
    else await this.addresses.fillDefault(tx, accountId);
  }

  /** The log is never cleared, so it records that an address changed and not where somebody lives. */
  private note(tx: Tx, caller: MemberCaller, verb: 'add' | 'update' | 'delete', id: number): Promise<void> {
    return this.audit.record(tx, caller, {
      action: `member:address:${verb}`,
      subjectType: 'address',
      subjectId: id,
    });
  }
}
