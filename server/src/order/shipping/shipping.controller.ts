import { Controller } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import {
  adminShipmentList,
  cancelSendOutOrder,
  confirmSendOutOrder,
  receiveOrder,
  sendOutAnew,
  sendOutOrderDetail,
  sendOutOrderStatus,
  shipmentList,
  shipOrder,
} from '@fovea/shared-types/order/shipping.calls';
import type {
  ConfirmShipmentRequest,
  SendOutAnewRequest,
  ShipmentStatusRequest,
  ShipOrderRequest,
} from '@fovea/shared-types/order/shipping.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { LineStockOutService } from './line-stock-out.service.js';
import { ParcelEndService } from './parcel-end.service.js';
import { ReceiptService } from './receipt.service.js';
import { ShipmentQueryService } from './shipment-query.service.js';
import { ShippingService } from './shipping.service.js';

/** Parcels of orders. */
@Controller()
export class ShippingController {
  constructor(
    private readonly shipping: ShippingService,
    private readonly queries: ShipmentQueryService,
    private readonly receipts: ReceiptService,
    private readonly stockOuts: LineStockOutService,
    private readonly ends: ParcelEndService,
  ) {}

  @Call(shipOrder)
  ship(caller: StaffCaller, request: ShipOrderRequest) {
    return this.shipping.ship(caller, request);
  }

  @Call(sendOutAnew)
  sendAnew(caller: StaffCaller, request: SendOutAnewRequest) {
    return this.stockOuts.sendAnew(caller, request);
  }

  @Call(confirmSendOutOrder)
  confirm(caller: StaffCaller, request: ConfirmShipmentRequest) {
    return this.shipping.confirm(caller, request);
  }

  @Call(cancelSendOutOrder)
  cancelSendOutOrder(caller: StaffCaller, request: IdActionRequest) {
    return this.shipping.cancelShipment(caller, request);
  }

  @Call(sendOutOrderStatus)
  end(caller: StaffCaller, request: ShipmentStatusRequest) {
    return this.ends.end(caller, request);
  }

  @Call(sendOutOrderDetail)
  sendOutOrderDetail(caller: StaffCaller, request: IdRequest) {
    return this.queries.getShipmentDetail(caller, request);
  }

  @Call(adminShipmentList)
  ofOrder(caller: StaffCaller, request: IdRequest) {
    return this.queries.ofOrder(caller, request);
  }

  @Call(shipmentList)
  ofOwnOrder(caller: MemberCaller, request: IdRequest) {
    return this.queries.ofOwnOrder(caller, request);
  }

  @Call(receiveOrder)
  receive(caller: MemberCaller, request: IdActionRequest) {
    return this.receipts.receive(caller, request);
  }
}
