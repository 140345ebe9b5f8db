import fs from 'node:fs';
import path from 'node:path';

const WEB = path.join(import.meta.dirname, '../../web/src');

/** A keyboard of digits: the field is meant for numbers. */
const NUMERIC = /inputMode=(?:"(?:numeric|decimal)"|\{)|type="number"/;

/**
 * Fields of the kit never change what is typed, and refuse it beside the field (web/src/kit/form/number-text). Every other input
 * for digits, and why it is none of them.
 */
const OTHERS: Readonly<Record<string, string>> = {
  'kit/form/number-field.tsx': 'the fields of forms',
  'kit/form/number-input.tsx': 'the field of lists of lines',
  'kit/number-stepper/whole-number-field.tsx': 'the field with steps',
  'kit/data-table/column-chooser.tsx': 'a width in pixels, refused in its place',
  'kit/pager/pager.tsx': 'a page, refused in its place',
  'storefront/goods-list/price-filter.tsx': 'two bounds of one filter, refused together',
  'storefront/address/address-form.tsx': 'a postal code is a text',
  'storefront/auth/code-field.tsx': 'a code is a text',
  'storefront/auth/second-factor-form.tsx': 'a code is a text',
  'storefront/security/enrol-dialog.tsx': 'a code is a text',
};

const files = fs
  .readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.spec.tsx'));
const textOf = (file: string): string => fs.readFileSync(path.join(WEB, file), 'utf8');

describe('numbers that are typed', () => {
  it('are typed into fields that keep and refuse them, or into one with a reason', () => {
    expect(files.filter((file) => NUMERIC.test(textOf(file))).sort()).toEqual(Object.keys(OTHERS).sort());
  });

  it('are not clamped while they are typed', () => {
    const clamped = files.filter((file) =>
      /(?:onChange|onTyped|change)\(?[^\n]*Math\.(?:min|max)\(/.test(textOf(file)),
    );
    // The buttons of a stepper stay within its bounds.
    expect(clamped).toEqual(['kit/number-stepper/number-stepper.tsx']);
  });
});
