import { Module } from '@nestjs/common';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { ArrivalsModule } from './arrivals/arrivals.module.js';
import { CertificatesModule } from './certificates/certificates.module.js';
import { CountsModule } from './counts/counts.module.js';
import { NoticesModule } from './compliance/notices.module.js';
import { RecallsModule } from './compliance/recalls.module.js';
import { CustomersModule } from './customers/customers.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { StockFiguresModule } from './figures/figures.module.js';
import { OpeningModule } from './opening/opening.module.js';
import { PlacesModule } from './places/places.module.js';
import { PassportModule } from './passport/passport.module.js';
import { SendsModule } from './sends/sends.module.js';
import { StockModule } from './stock/stock.module.js';
import { warehouseConstraints } from './warehouse.constraints.js';

/** The warehouse: a package for each thing that is done with stock and its documents. */
@Module({
  imports: [
    ArrivalsModule,
    SendsModule,
    CertificatesModule,
    CountsModule,
    CustomersModule,
    DocumentsModule,
    StockFiguresModule,
    NoticesModule,
    OpeningModule,
    PassportModule,
    PlacesModule,
    RecallsModule,
    StockModule,
  ],
  exports: [DocumentsModule, PassportModule, RecallsModule, StockModule],
})
export class WarehouseModule {
  constructor() {
    registerConstraints(warehouseConstraints);
  }
}
