import { test } from './fixtures.js';
import { expectSound } from './page-checks.js';

// Pages are many and depend on nothing of each other.
test.describe.configure({ mode: 'parallel' });

/** The documents of this demo person's company were refused, so that every page of them has something to show. */
const REFUSED = 'applicant2';

const groups: Readonly<Record<string, readonly string[]>> = {
  account: [
    'personCenter',
    'profile',
    'addressList',
    'addressList?edit=new',
    'monthBills',
    'withdrawals',
    'security',
    'changePassword',
  ],
  certification: ['certificationCompany', 'supplyMaterials', 'authenticationFail'],
  service: ['feedback', 'about', 'switchLanguage', 'staticPage?type=privacy', 'shoppingCart'],
};
const visitors = ['login', 'forgetPassword', 'undoAddress?token=unknown', 'personCenter', '404'];

for (const [group, addresses] of Object.entries(groups)) {
  test(`${group}: no serious barrier, no raw name of a text, no sideways scroll`, async ({
    page,
    language,
    t,
    signIn,
    picture,
  }) => {
    await signIn(page, REFUSED);
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(`/#/${address}`);
        await expectSound(page, {
          language,
          t,
          picture: () => picture(page, `account-${nameOf(address)}`),
        });
      });
    }
  });
}

test('pages of visitors: no serious barrier, no raw name of a text, no sideways scroll', async ({
  page,
  language,
  t,
  picture,
}) => {
  for (const address of visitors) {
    await test.step(address, async () => {
      await page.goto(`/#/${address}`);
      await expectSound(page, { language, t, picture: () => picture(page, `visitor-${nameOf(address)}`) });
    });
  }
});

const nameOf = (address: string): string => address.replace(/\W+/g, '-');
