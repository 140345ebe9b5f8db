import { Controller } from '@nestjs/common';
import { homeData } from '@fovea/shared-types/content/home.calls';
import { Call } from '../../platform/http/call.decorator.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { HomeService } from './home.service.js';

@Controller()
export class HomeController {
  constructor(private readonly home: HomeService) {}

  @Call(homeData)
  homeData(caller: Caller) {
    return this.home.readHomePage(caller);
  }
}
