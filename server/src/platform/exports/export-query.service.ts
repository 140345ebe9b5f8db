import { Injectable } from '@nestjs/common';
import type { Page } from '@fovea/shared-types/pagination';
import { EXPORT_STATUS } from '@fovea/shared-types/platform/export-status';
import type { ExportAnswer, ExportListRequest } from '@fovea/shared-types/platform/export.dto';
import { Database } from '../database/database.js';
import { AppError } from '../kernel/app-error.js';
import type { StaffCaller } from '../kernel/caller.js';
import { FileLinks } from '../storage/file-links.js';
import type { ExportJobRow } from './export-job.row.js';
import { ExportRegistry } from './export-registry.js';
import { ExportRights } from './export-rights.js';
import { toExportAnswer } from './export.mapper.js';
import { ExportRepository } from './export.repository.js';

/** A person's own exports, looked at and cancelled. */
@Injectable()
export class ExportQueryService {
  constructor(
    private readonly db: Database,
    private readonly exports: ExportRepository,
    private readonly registry: ExportRegistry,
    private readonly rights: ExportRights,
    private readonly links: FileLinks,
  ) {}

  async listExports(caller: StaffCaller, request: ExportListRequest): Promise<Page<ExportAnswer>> {
    const page = await this.exports.pageOwn(this.db, caller.member.accountId, request);
    return { ...page, data: await Promise.all(page.data.map((row) => this.answerExport(row, caller))) };
  }

  async getExportDetail(caller: StaffCaller, id: number): Promise<ExportAnswer> {
    const row = await this.exports.findOwn(this.db, caller.member.accountId, id);
    if (!row) throw new AppError('NOT_FOUND');
    return this.answerExport(row, caller);
  }

  /** Of what is finished nothing can be cancelled; doing it twice is doing it once. */
  async cancelExport(caller: StaffCaller, id: number): Promise<ExportAnswer> {
    const { accountId } = caller.member;
    const row =
      (await this.exports.cancelExport(this.db, accountId, id)) ??
      (await this.exports.findOwn(this.db, accountId, id));
    if (!row) throw new AppError('NOT_FOUND');
    if (row.status !== EXPORT_STATUS.cancelled) throw new AppError('STATE_CONFLICT');
    return this.answerExport(row, caller);
  }

  /** With the address of its file for who may still have it. */
  private async answerExport(row: ExportJobRow, { language }: StaffCaller): Promise<ExportAnswer> {
    const resource = this.registry.find(row.resource);
    const { key } = row;
    const isGiven =
      row.status === EXPORT_STATUS.done && resource !== null && (await this.rights.mayFetch(row, resource));
    const url = isGiven && key !== null ? this.links.signed(key) : null;
    return toExportAnswer(row, resource?.titleIn(language) ?? row.resource, url);
  }
}
