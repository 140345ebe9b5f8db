import fs from 'node:fs';
import path from 'node:path';
import { ERROR_IDS } from '@fovea/shared-types/error-ids';

const root = path.join(import.meta.dirname, '../..');

/** The text of each file below these folders. */
function textsOf(folders: readonly string[], isMeant: (file: string) => boolean): string[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && isMeant(`${folder}/${file}`))
      .map((file) => fs.readFileSync(path.join(root, folder, file), 'utf8')),
  );
}

const isSpec = (file: string): boolean => file.endsWith('.spec.ts');
const isOfTests = (file: string): boolean => isSpec(file) && file !== 'test/tidy/refusals.spec.ts';
const sources = textsOf(['server/src'], (file) => !isSpec(file) && !file.startsWith('server/src/i18n/'));
const specs = textsOf(['server/src', 'test'], isOfTests);

/** Comments name what may be thrown: they throw nothing. */
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
const named = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => withoutComments(text).match(/(?<=['"`])[A-Z][A-Z_]{3,}(?=['"`])/g) ?? []));

/** What of a whole run of the specs was really met: `scripts/lib/refusals.mjs`. */
describe('the identifier of a refusal', () => {
  it('is one that the server makes', () => {
    const made = named(sources);
    expect(ERROR_IDS.filter((id) => !made.has(id))).toEqual([]);
  });

  it('is expected by a spec', () => {
    const expected = named(specs);
    expect(ERROR_IDS.filter((id) => !expected.has(id))).toEqual([]);
  });
});
