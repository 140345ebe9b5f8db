import fs from 'node:fs';
import path from 'node:path';
import type { AnyRecord } from '@fovea/shared-types/record/record';

const shared = path.join(import.meta.dirname, '../../shared-types/src');
const server = path.join(import.meta.dirname, '../../server/src');
const web = path.join(import.meta.dirname, '../../web/src');

/** Documents that no form requests once more, and why. */
const WITHOUT_FORM: Readonly<Record<string, string>> = {
  engineer: 'what is rejected is submitted again with changes, by its update',
  settingChange: 'requested by the form of the setting, which begins with what is in effect',
};

/** Approvals outside the frame of documents, and the forms that request them once more. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  stock_document: ['StockInForm', 'StockOutDialog', 'NewAllocation'],
};

/**
 * The others, and why no form requests them once more. Refunds are not approvals: the buyer requests them of the
 * merchant, who answers on money that the order holds, and requests another where that one came to nothing.
 */
const ONCE: Readonly<Record<string, string>> = {
  auction_bidder: 'the bidder’s own application',
  company_submission: 'what is rejected is submitted again with changes, by the company itself',
  engineer_submission: 'as the above, by its update',
  goods_submission: 'as the above, by the form of the goods',
  licence_submission: 'as the above, by the member',
  transfer: 'money is put aside for the merchant when it is requested, and stays so until it is decided',
  withdrawal:
    'the customer’s own request, for which their money is on hold: they cancel it and request another',
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

/** What the modules declare as decided by somebody. */
const approvals = (): string[] =>
  filesOf(server, /\.registry\.ts$/).flatMap((file) => {
    const [, declared = ''] =
      /interface ApprovalDocuments \{([^}]*)\}/.exec(fs.readFileSync(file, 'utf8')) ?? [];
    return [...declared.matchAll(/(\w+): '/g)].map(([, name = '']) => name);
  });

const camelCase = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Whether a form takes a former one, and something opens it with one. */
const takesFormer = (form: string, sources: readonly string[]): boolean =>
  sources.some((source) => source.includes(`Form={${form}}`)) &&
  sources.some((source) => source.includes(`function ${form}({`) && source.includes('<FormerNotices'));

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

  it('outside the frame are corrected or copied as well, or have a reason why not', async () => {
    const inFrame = await documents();
    const outside = approvals().filter((name) => !inFrame.includes(camelCase(name)));
    expect(outside.sort()).toEqual([...Object.keys(FORMS), ...Object.keys(ONCE)].sort());
    const sources = filesOf(web, /(?<!\.spec)\.tsx$/).map((file) => fs.readFileSync(file, 'utf8'));
    const forms = Object.values(FORMS).flat();
    expect(forms.filter((form) => !takesFormer(form, sources))).toEqual([]);
    expect(takesFormer('NoForm', sources)).toBe(false);
  });

  it('are missed where their page has no form for a former one', () => {
    const page = `documentPage(voucher, { useColumns, create: { label: ['', '', ''], Dialog: Add } })`;
    expect(isRequestedAgain('voucher', [page])).toBe(true);
    expect(isRequestedAgain('other', [page])).toBe(false);
    expect(isRequestedAgain('voucher', ['documentPage(voucher, { useColumns })'])).toBe(false);
  });
});
