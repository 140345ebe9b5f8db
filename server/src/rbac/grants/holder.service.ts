import { Injectable } from '@nestjs/common';
import type { Permission } from '@fovea/shared-types/permissions';
import type { Tx } from '../../platform/database/database.js';
import { HolderRepository } from './holder.repository.js';

/** Who may do something: for notices to those whose work waits. */
@Injectable()
export class HolderService {
  constructor(private readonly holders: HolderRepository) {}

  /** Of the people of this company; null: of the platform. */
  listIn(tx: Tx, permission: Permission, companyId: number | null): Promise<number[]> {
    return this.holders.listIn(tx, permission, companyId);
  }

  /** Everybody with a role of this company, whatever it permits. */
  listOfCompany(tx: Tx, companyId: number): Promise<number[]> {
    return this.holders.listOfCompany(tx, companyId);
  }

  /**
   * Of the platform's staff, wherever they work.
   * @param notOfCompany people of this company are left out
   */
  listEverywhere(tx: Tx, permission: Permission, notOfCompany: number | null = null): Promise<number[]> {
    return this.holders.listEverywhere(tx, permission, notOfCompany);
  }
}
