import { Module } from '@nestjs/common';
import { CollectController } from './collect.controller.js';
import { CollectRepository } from './collect.repository.js';
import { CollectService } from './collect.service.js';
import { FavouritesJobs } from './favourites.jobs.js';
import { NotifyController } from './notify.controller.js';
import { NotifyRepository } from './notify.repository.js';
import { NotifyService } from './notify.service.js';
import { ViewController } from './view.controller.js';
import { ViewRepository } from './view.repository.js';
import { ViewService } from './view.service.js';
import { VisitRepository } from './visit.repository.js';

/** A member's private lists of the shop. */
@Module({
  controllers: [CollectController, NotifyController, ViewController],
  providers: [
    CollectRepository,
    CollectService,
    FavouritesJobs,
    NotifyRepository,
    NotifyService,
    ViewRepository,
    ViewService,
    VisitRepository,
  ],
  exports: [NotifyService],
})
export class FavouritesModule {}
