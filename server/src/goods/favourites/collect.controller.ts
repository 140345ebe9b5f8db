import { Controller } from '@nestjs/common';
import { addCollect, delCollect, myCollect } from '@fovea/shared-types/goods/collect.calls';
import type { CollectRequest, MyCollectRequest } from '@fovea/shared-types/goods/collect.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { CollectService } from './collect.service.js';

@Controller()
export class CollectController {
  constructor(private readonly collects: CollectService) {}

  @Call(myCollect)
  myCollect(caller: MemberCaller, request: MyCollectRequest) {
    return this.collects.listFavourites(caller, request);
  }

  @Call(addCollect)
  addCollect(caller: MemberCaller, request: CollectRequest) {
    return this.collects.addFavourite(caller, request);
  }

  @Call(delCollect)
  remove(caller: MemberCaller, request: CollectRequest) {
    return this.collects.remove(caller, request);
  }
}
