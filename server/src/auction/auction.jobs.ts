import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../platform/jobs/jobs.js';
import { AuctionAdmissionService } from './admission/auction-admission.service.js';
import { OfferAnswerService } from './aftermath/offer-answer.service.js';

const EVERY_MS = 30_000;

/** Deadlines around lots that nobody waits for by the second; lots themselves start and close by a timer. */
@Injectable()
export class AuctionJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly admission: AuctionAdmissionService,
    private readonly offers: OfferAnswerService,
  ) {}

  onModuleInit(): void {
    this.jobs.every('refuse-undecided-bidders', EVERY_MS, () => this.admission.refuseUndecided());
    this.jobs.every('expire-second-chances', EVERY_MS, () => this.offers.expireOffers());
  }
}
