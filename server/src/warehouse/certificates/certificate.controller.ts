import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { arrivedsCert } from '@fovea/shared-types/warehouse/certificate.calls';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { CertificateService } from './certificate.service.js';

@Controller()
export class CertificateController {
  constructor(private readonly certificates: CertificateService) {}

  @Call(arrivedsCert)
  ofArrival(caller: StaffCaller, { id }: IdRequest) {
    return this.certificates.ofArrival(caller, id);
  }
}
