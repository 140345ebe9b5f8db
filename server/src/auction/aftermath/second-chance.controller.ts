import { Controller } from '@nestjs/common';
import { addOffer, answerOffer, myOfferList, offerList } from '@fovea/shared-types/auction/auction.calls';
import type {
  AddOfferRequest,
  AnswerOfferRequest,
  MyOfferListRequest,
} from '@fovea/shared-types/auction/auction-order.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { LotOffersService } from './lot-offers.service.js';
import { OfferAnswerService } from './offer-answer.service.js';
import { SecondChanceService } from './second-chance.service.js';

/** Offers to the next bidders after a default. */
@Controller()
export class SecondChanceController {
  constructor(
    private readonly chances: SecondChanceService,
    private readonly answers: OfferAnswerService,
    private readonly offers: LotOffersService,
  ) {}

  @Call(addOffer)
  offer(caller: StaffCaller, request: AddOfferRequest) {
    return this.chances.offer(caller, request);
  }

  @Call(offerList)
  offerList(caller: StaffCaller, request: IdRequest) {
    return this.offers.listLotOffers(caller, request);
  }

  @Call(myOfferList)
  listMine(caller: MemberCaller, request: MyOfferListRequest) {
    return this.answers.listMine(caller, request);
  }

  @Call(answerOffer)
  answerOffer(caller: MemberCaller, request: AnswerOfferRequest) {
    return this.answers.answerOffer(caller, request);
  }
}
