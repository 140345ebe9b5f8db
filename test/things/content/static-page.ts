import { staticPages } from '@fovea/shared-types/content/static-page.record';
import { aPage } from '../../fixtures/letters.js';
import type { TestApi } from '../../support/api.js';
import { aStaff } from '../../support/people.js';
import { broken, text, twice } from '../faults.js';
import { PLATFORM_ONLY } from '../matrix-row.js';
import { thing } from '../thing.js';

async function licencePage(api: TestApi): Promise<{ id: number; version: string }> {
  const reader = await aStaff(api, ['content:static-page:list']);
  const pages = await api.ok(staticPages.calls.list, {}, { as: reader });
  const page = pages.find(({ type }) => type === 'licence');
  return { id: page?.id ?? 0, version: page?.version ?? '' };
}

export default thing({
  calls: {
    '/index/office-list': {},
    '/index/static-page': { request: async () => ({ type: 'privacy' }) },
    '/static-pages/update-static-page': {
      request: async (api) => ({ ...(await licencePage(api)), title_e: 'Licences' }),
      ...PLATFORM_ONLY,
    },
  },
  records: {
    'content:static-page': { aRow: (api) => aPage(api.db) },
  },
  database: {
    rows: {
      office: () => ({
        country: 'JP',
        sort: 1,
        name_c: '办事处',
        name_e: 'Office',
        name_j: 'オフィス',
        address_c: '见本町',
        address_e: 'Mihoncho',
        address_j: '見本町',
        phone: '+81 3-0000-5501',
      }),
      static_page: () => ({ type: `page ${text()}` }),
      // Of the texts that the schema itself contains.
      static_page_image: (world) => ({ page_id: 1, file_id: world.file }),
    },
    breaks: [
      broken('office', 'office_country_ck', 'an office in no country', { country: 'jp' }),
      broken('static_page', 'static_page_type_uq', 'two texts of one kind', { type: 'privacy' }),
      broken('static_page', 'static_page_updated_ck', 'a change by nobody', { updated_at: new Date() }),
      twice('static_page_image', 'static_page_image_pk', 'a picture that a text shows twice'),
    ],
    besideKeys: {
      static_page_updated_by_fk: { updated_at: new Date() },
    },
    unmapped: [[/^(office|static_page)_/, 'rows of the migration; only the words of a page change']],
  },
});
