import fs from 'node:fs';
import path from 'node:path';
import { declaredCalls, type DeclaredCall } from '../support/declared-calls.js';
import { takenIn } from '../support/made-by-web.js';
import { CALLS_WITHOUT_PAGE } from './calls-without-page.js';

const web = path.join(import.meta.dirname, '../../web/src');

const madeBy = (
  sources: readonly string[],
  declared: readonly Pick<DeclaredCall, 'from' | 'path'>[],
): string[] => {
  const taken = new Set(sources.flatMap(takenIn));
  return declared.filter(({ from }) => taken.has(from)).map((call) => call.path);
};

describe('calls', () => {
  it('are each made by a page, or listed among those without one', async () => {
    const declared = await declaredCalls();
    const sources = fs
      .readdirSync(web, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.spec)\.tsx?$/.test(file))
      .map((file) => fs.readFileSync(path.join(web, file), 'utf8'));
    const made = new Set(madeBy(sources, declared));
    expect(made.size).toBeGreaterThan(150);
    const unmade = declared.filter((call) => !made.has(call.path)).map((call) => call.path);
    expect(unmade.sort()).toEqual(Object.keys(CALLS_WITHOUT_PAGE).sort());
  });

  it('are missed where a page only knows their types, renames them or makes another of the same name', () => {
    const declared = [
      { from: 'member/member.calls#sessionList', path: '/member/session-list' },
      { from: 'rbac/rbac.calls#sessionList', path: '/auth/session-list' },
      { from: 'goods/goods.calls#addBrand', path: '/brands/add-brand' },
      { from: 'goods/goods.calls#delBrand', path: '/brands/del-brand' },
      { from: 'goods/brand.record#brand', path: '/brands/brand-detail' },
    ];
    const page = [
      `import { sessionList as list, type addBrand } from '@fovea/shared-types/rbac/rbac.calls';`,
      `import type { delBrand } from '@fovea/shared-types/goods/goods.calls';`,
      `import {\n  brand,\n} from '@fovea/shared-types/goods/brand.record';`,
    ].join('\n');
    expect(madeBy([page], declared)).toEqual(['/auth/session-list', '/brands/brand-detail']);
    expect(() =>
      madeBy([`import * as calls from '@fovea/shared-types/goods/goods.calls';`], declared),
    ).toThrow();
  });
});
