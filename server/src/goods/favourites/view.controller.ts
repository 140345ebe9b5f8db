import { Body, Controller } from '@nestjs/common';
import { MyCollectRequest, MyCollectResponse } from '@fovea/shared-types/goods/collect.dto';
import { addView, clearViews, delView, mergeViews, myViews } from '@fovea/shared-types/goods/views.calls';
import { MergeViewsRequest, MergeViewsResponse, ViewRequest } from '@fovea/shared-types/goods/views.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { Caller, MemberCaller } from '../../platform/kernel/caller.js';
import { ViewService } from './view.service.js';

@Controller()
export class ViewController {
  constructor(private readonly views: ViewService) {}

  @Call(myViews, {
    may: 'member',
    request: MyCollectRequest,
    response: MyCollectResponse,
    summary: 'What the caller looked at, the newest 200',
  })
  list(@RequestCaller() caller: MemberCaller, @Body() request: MyCollectRequest) {
    return this.views.list(caller, request);
  }

  @Call(addView, {
    may: 'public',
    request: ViewRequest,
    response: null,
    summary: 'Says that goods are looked at: counted once an hour per visitor, remembered for a member',
  })
  add(@RequestCaller() caller: Caller, @Body() request: ViewRequest) {
    return this.views.add(caller, request);
  }

  @Call(mergeViews, {
    may: 'member',
    request: MergeViewsRequest,
    response: MergeViewsResponse,
    summary: "Adds to the caller's history what he looked at before he signed in",
  })
  merge(@RequestCaller() caller: MemberCaller, @Body() request: MergeViewsRequest) {
    return this.views.merge(caller, request);
  }

  @Call(delView, {
    may: 'member',
    request: ViewRequest,
    response: null,
    summary: "Takes one line out of the caller's history; a repeat changes nothing",
  })
  remove(@RequestCaller() caller: MemberCaller, @Body() request: ViewRequest) {
    return this.views.remove(caller, request);
  }

  @Call(clearViews, { may: 'member', request: null, response: null, summary: "Empties the caller's history" })
  clear(@RequestCaller() caller: MemberCaller) {
    return this.views.clear(caller);
  }
}
