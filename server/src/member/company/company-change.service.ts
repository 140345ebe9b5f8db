import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { CompanyRepository, type CompanyChange } from './company.repository.js';
import type { CompanyRow } from './company.row.js';

/** A company's row for those who change it: locked first, then written. */
@Injectable()
export class CompanyChangeService {
  constructor(private readonly companies: CompanyRepository) {}

  async lockCompanyChange(tx: Tx, id: number): Promise<CompanyRow> {
    const company = await this.companies.lockCompany(tx, id);
    if (!company) throw new AppError('NOT_FOUND');
    return company;
  }

  save(tx: Tx, id: number, change: CompanyChange): Promise<void> {
    return this.companies.saveValues(tx, id, change);
  }
}
