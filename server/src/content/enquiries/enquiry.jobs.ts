import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { EnquiryService } from './enquiry.service.js';

const EVERY_MS = 60 * 60_000;

/** Closes answered enquiries on which nobody came back. */
@Injectable()
export class EnquiryJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly enquiries: EnquiryService,
  ) {}

  onModuleInit(): void {
    this.jobs.every('close-quiet-enquiries', EVERY_MS, () => this.enquiries.closeQuiet(), 'slow');
  }
}
