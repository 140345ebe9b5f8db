import { Module } from '@nestjs/common';
import { CollectController } from './collect.controller.js';
import { CollectRepository } from './collect.repository.js';
import { CollectService } from './collect.service.js';

/** What a member keeps of the shop for himself. */
@Module({
  controllers: [CollectController],
  providers: [CollectRepository, CollectService],
})
export class FavouritesModule {}
