import { Module } from '@nestjs/common';
import { StockDoor } from './stock-door.service.js';
import { StockIntake } from './stock-intake.service.js';
import { StockRepository } from './stock.repository.js';

/** Stock and everything that moves or promises it; nobody else writes its rows. */
@Module({ providers: [StockRepository, StockDoor, StockIntake], exports: [StockDoor, StockIntake] })
export class StockModule {}
