import { Module } from '@nestjs/common';
import { EngineersModule } from './engineers/engineers.module.js';

/** Repairs of devices, and the engineers who do them. */
@Module({ imports: [EngineersModule] })
export class MaintenanceModule {}
