import { Controller } from '@nestjs/common';
import type { MyCollectRequest } from '@fovea/shared-types/goods/collect.dto';
import { addView, clearViews, delView, mergeViews, myViews } from '@fovea/shared-types/goods/views.calls';
import type { MergeViewsRequest, ViewRequest } from '@fovea/shared-types/goods/views.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { Caller, MemberCaller } from '../../platform/kernel/caller.js';
import { ViewService } from './view.service.js';

@Controller()
export class ViewController {
  constructor(private readonly views: ViewService) {}

  @Call(myViews)
  myViews(caller: MemberCaller, request: MyCollectRequest) {
    return this.views.listViews(caller, request);
  }

  @Call(addView)
  addView(caller: Caller, request: ViewRequest) {
    return this.views.addView(caller, request);
  }

  @Call(mergeViews)
  merge(caller: MemberCaller, request: MergeViewsRequest) {
    return this.views.merge(caller, request);
  }

  @Call(delView)
  remove(caller: MemberCaller, request: ViewRequest) {
    return this.views.remove(caller, request);
  }

  @Call(clearViews)
  clear(caller: MemberCaller) {
    return this.views.clear(caller);
  }
}
