import { Module } from '@nestjs/common';
import { EngineerController } from './engineer.controller.js';
import { servedEngineer } from './engineer.document.js';
import { EngineerService } from './engineer.service.js';

/** Engineers and their certification. */
@Module({
  controllers: [...servedEngineer.controllers, EngineerController],
  providers: [...servedEngineer.providers, EngineerService],
})
export class EngineersModule {}
