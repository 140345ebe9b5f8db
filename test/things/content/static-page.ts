import { staticPages } from '@fovea/shared-types/content/static-page.record';
import { aPage } from '../../fixtures/letters.js';
import type { TestApi } from '../../support/api.js';
import { aStaff } from '../../support/people.js';
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
});
