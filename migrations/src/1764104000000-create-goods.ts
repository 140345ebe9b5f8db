import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createCatalogue } from './goods/catalogue.js';
import { createCompliance } from './goods/compliance.js';
import { createInterest } from './goods/interest.js';
import { createLexicon } from './goods/lexicon.js';
import { createListing } from './goods/listing.js';
import { createPublishing } from './goods/publishing.js';
import { createSearchFunctions } from './goods/search-functions.js';

/** The catalogue, the goods offered in the shop, and how they are found. */
export class CreateGoods1764104000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await createSearchFunctions(db);
    await createCatalogue(db);
    await createLexicon(db);
    await createListing(db);
    await createPublishing(db);
    await createInterest(db);
    await createCompliance(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE category, brand, product, product_image, product_content_image, lexicon_group, lexicon_term,
        goods, goods_image, goods_attachment, goods_content_image, goods_counter, goods_find, goods_submission,
        goods_submission_file, draft_product, draft_product_file, goods_import, goods_import_row, goods_import_key,
        goods_collect, goods_view, goods_visit, goods_notify, goods_question, saved_search,
        compliance_rule CASCADE;
      DROP FUNCTION search_codes, goods_find_text, search_grams, has_check_digit, search_fold,
        lexicon_group_spells, keep_goods_find, goods_submission_file_belongs CASCADE;
      DELETE FROM state_transition WHERE machine IN ('goods', 'goods_approval', 'draft_product');
    `);
  }
}
