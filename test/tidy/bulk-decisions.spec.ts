import fs from 'node:fs';
import path from 'node:path';
import endpoints from '../contract/endpoints.json' with { type: 'json' };
import { declaredCalls } from '../support/declared-calls.js';
import { takenIn } from '../support/made-by-web.js';

const web = path.join(import.meta.dirname, '../../web/src');

/** Decisions on several that no list offers together, and why. */
const WITHOUT_BULK: Readonly<Record<string, string>> = {
  '/warehouse-audits/approval-decision':
    'twin of confirm-warehouse-audits, for clients of the documented API',
};

/** Calls that decide several, each by itself. */
const decidesSeveral = ({ payload, response }: { payload: string[]; response: string[] }): boolean =>
  payload.includes('ids') && payload.includes('status') && response.includes('[].decided_by');

/** Names of what a source exports that mentions this one. */
const exportedWith = (source: string, name: string): string[] =>
  source
    .split(/^(?=export )/m)
    .filter((part) => new RegExp(`\\b${name}\\b`).test(part))
    .flatMap((part) => /^export (?:const|(?:async )?function) (\w+)/.exec(part)?.[1] ?? []);

/** Whether the rows of some list can be decided together by a call, or by the record whose call it is. */
function isBulk(from: string, sources: readonly string[]): boolean {
  const name = from.split('#')[1] ?? '';
  const taking = sources.filter((source) => takenIn(source).includes(from));
  const names = [name, ...taking.flatMap((source) => exportedWith(source, name))];
  const mentions = (source: string): boolean => names.some((one) => new RegExp(`\\b${one}\\b`).test(source));
  return (
    taking.some((source) => source.includes(`documentPage(${name},`)) ||
    sources.some((source) => /\buseDecideBulk\b/.test(source) && mentions(source))
  );
}

describe('calls that decide several', () => {
  it('have a bulk action in the list of what they decide', async () => {
    const paths = new Set(endpoints.filter(decidesSeveral).map((call) => call.path));
    const deciding = (await declaredCalls()).filter((call) => paths.has(call.path));
    expect(deciding.length).toBeGreaterThan(10);
    const sources = fs
      .readdirSync(web, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.spec)\.tsx?$/.test(file))
      .map((file) => fs.readFileSync(path.join(web, file), 'utf8'));
    const missing = deciding.filter(({ from }) => !isBulk(from, sources)).map((call) => call.path);
    expect(missing.sort()).toEqual(Object.keys(WITHOUT_BULK).sort());
  });

  it('are missed where only one at a time is decided', () => {
    const queries = `import { auditBin } from '@fovea/shared-types/warehouse/bin.calls';
export const readBin = 1;
export const decideBin = () => api(auditBin, {});`;
    const page = `import { decideBin } from './bin.queries';\nconst Review = () => decideBin();`;
    const from = 'warehouse/bin.calls#auditBin';
    expect(isBulk(from, [queries, page])).toBe(false);
    expect(isBulk(from, [queries, `${page}\nuseDecideBulk({ decide: decideBin });`])).toBe(true);
    expect(isBulk(from, [queries, 'useDecideBulk({ decide: readBin });'])).toBe(false);
  });
});
