import { Module } from '@nestjs/common';
import { AuctionModule } from '../../auction/auction.module.js';
import { ShowcaseModule } from '../../goods/showcase/showcase.module.js';
import { HomeController } from './home.controller.js';
import { HomeService } from './home.service.js';

/** The home page. */
@Module({
  imports: [AuctionModule, ShowcaseModule],
  controllers: [HomeController],
  providers: [HomeService],
})
export class HomeModule {}
