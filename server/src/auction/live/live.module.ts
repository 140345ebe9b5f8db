import { Module } from '@nestjs/common';
import { LotHub, RightOfWay } from './lot-hub.js';
import { LotRooms } from './lot-rooms.js';
import { LotViewRepository } from './lot-view.repository.js';
import { LotViews } from './lot-views.js';
import { WatcherCounts } from './watcher-counts.js';

/** Who watches which lot, and what they are sent. */
@Module({
  providers: [
    LotHub,
    LotRooms,
    LotViewRepository,
    LotViews,
    RightOfWay,
    { provide: WatcherCounts, useExisting: LotRooms },
  ],
  exports: [LotHub, LotRooms, LotViews, RightOfWay, WatcherCounts],
})
export class LiveModule {}
