import { Module } from '@nestjs/common';
import { registerAuditSubjects } from '../platform/audit/audit-subjects.js';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { AiSearchModule } from './ai-search/ai-search.module.js';
import { BrowsingModule } from './browsing/browsing.module.js';
import { BulkEditModule } from './bulk-edit/bulk-edit.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { ComplianceModule } from './compliance/compliance.module.js';
import { DraftsModule } from './drafts/drafts.module.js';
import { FavouritesModule } from './favourites/favourites.module.js';
import { GoodsImportModule } from './goods-import/import.module.js';
import { goodsAudit } from './goods.audit.js';
import { goodsConstraints } from './goods.constraints.js';
import { GoodsHoldsModule } from './holds/goods-holds.module.js';
import { GoodsRepository } from './goods.repository.js';
import { GoodsService } from './goods.service.js';
import { PreviewsModule } from './previews/previews.module.js';
import { ProductsModule } from './products/products.module.js';
import { PublishingModule } from './publishing/publishing.module.js';
import { SavedSearchModule } from './saved-search/saved-search.module.js';
import { QuestionModule } from './questions/question.module.js';
import { ShowcaseModule } from './showcase/showcase.module.js';
import { UnitsModule } from './units/units.module.js';
import { VisibilityModule } from './visibility/visibility.module.js';

/** Goods: a room for each thing that is done with them, and the face towards later modules. */
@Module({
  imports: [
    AiSearchModule,
    BrowsingModule,
    BulkEditModule,
    CatalogueModule,
    ComplianceModule,
    DraftsModule,
    FavouritesModule,
    GoodsHoldsModule,
    GoodsImportModule,
    PreviewsModule,
    ProductsModule,
    PublishingModule,
    SavedSearchModule,
    QuestionModule,
    ShowcaseModule,
    UnitsModule,
    VisibilityModule,
  ],
  providers: [GoodsRepository, GoodsService],
  exports: [
    ComplianceModule,
    GoodsHoldsModule,
    GoodsService,
    PublishingModule,
    UnitsModule,
    VisibilityModule,
  ],
})
export class GoodsModule {
  constructor() {
    registerConstraints(goodsConstraints);
    registerAuditSubjects(goodsAudit);
  }
}
