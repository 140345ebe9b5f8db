import { Body, Controller } from '@nestjs/common';
import { addCollect, delCollect, myCollect } from '@fovea/shared-types/goods/collect.calls';
import {
  CollectRequest,
  CollectResponse,
  MyCollectRequest,
  MyCollectResponse,
} from '@fovea/shared-types/goods/collect.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { CollectService } from './collect.service.js';

@Controller()
export class CollectController {
  constructor(private readonly collects: CollectService) {}

  @Call(myCollect, {
    may: 'member',
    request: MyCollectRequest,
    response: MyCollectResponse,
    summary: "The caller's favourites, what left the shelf too",
  })
  list(@RequestCaller() caller: MemberCaller, @Body() request: MyCollectRequest) {
    return this.collects.list(caller, request);
  }

  @Call(addCollect, {
    may: 'member',
    request: CollectRequest,
    response: CollectResponse,
    summary: 'Puts goods among the favourites; a repeat changes nothing',
  })
  add(@RequestCaller() caller: MemberCaller, @Body() request: CollectRequest) {
    return this.collects.add(caller, request);
  }

  @Call(delCollect, {
    may: 'member',
    request: CollectRequest,
    response: null,
    summary: 'Takes goods from the favourites; a repeat changes nothing',
  })
  remove(@RequestCaller() caller: MemberCaller, @Body() request: CollectRequest) {
    return this.collects.remove(caller, request);
  }
}
