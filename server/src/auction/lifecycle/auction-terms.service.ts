import { Injectable } from '@nestjs/common';
import type { UpdateAuctionRequest } from '@fovea/shared-types/auction/admin-auction.dto';
import type { IdAnswer } from '@fovea/shared-types/common.dto';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { AuctionTermsRepository } from './auction-terms.repository.js';
import { LotCommandService } from './lot-command.service.js';
import { changeAfterBids } from './terms-change.js';
import { BidCameFirst, TermsReplacement } from './terms-replacement.js';

/** Changes the terms of a lot while nobody has bid; after that only what A6 leaves. */
@Injectable()
export class AuctionTermsService {
  constructor(
    private readonly db: Database,
    private readonly terms: AuctionTermsRepository,
    private readonly commands: LotCommandService,
    private readonly replacement: TermsReplacement,
  ) {}

  async updateAuctionTerms(caller: StaffCaller, request: UpdateAuctionRequest): Promise<IdAnswer> {
    const present = await this.terms.findAuctionTerms(this.db, request.id, caller);
    if (!present) throw new AppError('NOT_FOUND');
    if (present.last_ord > 0) {
      return this.commands.change(caller, request, changeAfterBids(request, present));
    }
    try {
      return await this.replacement.updateTerms(caller, request);
    } catch (error) {
      if (error instanceof BidCameFirst) return this.updateAuctionTerms(caller, request);
      throw error;
    }
  }
}
