import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { arrivedsCert, sendsCert, warehouseInpsCert } from '@fovea/shared-types/warehouse/certificate.calls';
import type { StockInNumberRequest } from '@fovea/shared-types/warehouse/certificate.dto';
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

  @Call(warehouseInpsCert)
  ofStockIn(caller: StaffCaller, { ware_house_inp_sn }: StockInNumberRequest) {
    return this.certificates.ofStockIn(caller, ware_house_inp_sn);
  }

  @Call(sendsCert)
  ofSend(caller: StaffCaller, { id }: IdRequest) {
    return this.certificates.ofSend(caller, id);
  }
}
