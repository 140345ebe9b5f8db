import fs from 'node:fs';
import path from 'node:path';
import type { AnyRecord } from '@fovea/shared-types/record/record';

const shared = path.join(import.meta.dirname, '../../shared-types/src');
const web = path.join(import.meta.dirname, '../../web/src');

/** Documents that no form requests once more, and why. */
const WITHOUT_FORM: Readonly<Record<string, string>> = {
  engineer: 'what is rejected is submitted again with changes, by its update',
  settingChange: 'requested by the form of the setting, which begins with what is in effect',
};

const filesOf = (root: string, pattern: RegExp): string[] =>
  fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => path.join(root, file));

async function documents(): Promise<string[]> {
  const modules = await Promise.all(
    filesOf(shared, /\.record\.ts$/).map(
      async (file) => (await import(file)) as Record<string, AnyRecord | undefined>, // exports records, bounds and choices
    ),
  );
  return modules.flatMap((exported) =>
    Object.entries(exported).flatMap(([name, made]) => (made?.declared?.document ? [name] : [])),
  );
}

/** Whether the page of a document hands a former one to a form. */
function isRequestedAgain(name: string, sources: readonly string[]): boolean {
  const page = sources.find((source) => source.includes(`documentPage(${name}, {`));
  return page !== undefined && /\bcreate: \{[^}]*\bDialog\b/.test(page);
}

describe('documents', () => {
  it('are corrected or copied by the form that requests them', async () => {
    const sources = filesOf(web, /(?<!\.spec)\.tsx$/).map((file) => fs.readFileSync(file, 'utf8'));
    const all = await documents();
    expect(all.length).toBeGreaterThan(5);
    const without = all.filter((name) => !isRequestedAgain(name, sources));
    expect(without.sort()).toEqual(Object.keys(WITHOUT_FORM).sort());
    const forms = sources.filter((source) => /<RequestDialog\b/.test(source));
    expect(forms.length).toBeGreaterThan(3);
    // A form that takes a former one but shows nothing of it would be an empty one.
    expect(forms.filter((source) => !/former\?\.shown|former\.shown/.test(source))).toEqual([]);
  });

  it('are missed where their page has no form for a former one', () => {
    const page = `documentPage(voucher, { useColumns, create: { label: ['', '', ''], Dialog: Add } })`;
    expect(isRequestedAgain('voucher', [page])).toBe(true);
    expect(isRequestedAgain('other', [page])).toBe(false);
    expect(isRequestedAgain('voucher', ['documentPage(voucher, { useColumns })'])).toBe(false);
  });
});
