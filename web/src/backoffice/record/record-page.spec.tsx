import { CODE_REFUSED } from '@fovea/shared-types/envelope';
import { LICENCE_STATUS } from '@fovea/shared-types/states';
import type { UserInfo } from '@fovea/shared-types/rbac/rbac.dto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MantineScope } from '../../kit/mantine-scope/mantine-scope';
import { PermissionsContext } from '../../lib/permissions';
import { StaticPagesPage } from '../content/static-page.page';
import { LexiconPage } from '../goods/lexicon.page';
import { ProductPage } from '../goods/product.page';
import { QuestionPage } from '../goods/question.page';
import { AccessContext } from '../layout/access/access-context';
import { LicencePage } from '../member/licence.page';
import { MemberListPage } from '../member/member-list.page';
import { TaxRatePage } from '../order/tax-rate.page';
import { WithdrawalLimitPage } from '../finance/withdrawal-limit.page';
import { MerchantManagePage } from '../member/merchant-manage.page';

/** Somebody of the platform. */
const user = { id: 1, company_id: null } as UserInfo;

const group = {
  id: 7,
  kind: 1,
  conditions: [],
  terms_c: ['眼底相机'],
  terms_e: ['fundus camera'],
  terms_j: [],
  status: 1,
  updated_at: '2026-11-20T09:00:00Z',
  version: 'as-it-was-read',
};

const questions = {
  id: 8,
  goods_name: 'Slit lamp',
  question: 'Does it print?',
  answer: null,
  status: 1,
  is_hidden: false,
  version: 'unanswered',
};

const person = {
  id: 9,
  username: 'Nora Nobody',
  email: 'nora@test.example',
  phone: null,
  company_name: null,
  created_at: '2026-11-20T09:00:00Z',
  is_month_payment: 0,
  is_add_good: 1,
  status: 0,
};

/** An item that the platform keeps, as staff of a company read it. */
const item = {
  id: 3,
  is_own: false,
  goods_name: 'Fundus camera AF-330',
  goods_code: 'AF-330',
  goods_name_c: '',
  goods_name_e: 'Fundus camera AF-330',
  goods_name_j: '',
  category_id: 4,
  category_name: 'Fundus cameras',
  maker: 'Kasumi',
  brand_id: 7,
  images: ['/files/u/front.480.webp', '/files/u/back.480.webp'],
  status: 1,
  company_name: null as string | null,
  up_time: '2026-01-01T00:00:00Z',
};
const picture = (id: number) => ({
  id,
  url: `/files/u/${id}.png`,
  thumbnail_url: null,
  name: `${id}.png`,
  mime: 'image/png',
  size: 9,
});
/** Of a device of no class, kept by number. */
const UNREGULATED = {
  tracking: 0,
  device_class: null,
  is_maintenance_required: false,
  gtin: null,
  udi_di: null,
  generic_name_c: '',
  generic_name_e: '',
  generic_name_j: '',
};
const itemDetail = {
  ...item,
  content_c: '',
  content_e: '<p>45 degrees</p>',
  content_j: '',
  ...UNREGULATED,
  files: [picture(21), picture(22)],
  version: 'as-it-was-read',
};
const params = {
  categories: [{ id: '5', category_name: 'Lenses' }],
  brands: [{ id: 8, brand_name: 'Sumi' }],
};

/** The one row of each list. */
const rows: Record<string, object> = {
  '/lexicon/lexicon-list': group,
  '/products/products-list': item,
  '/goods-questions/admin-question-list': questions,
  '/members/member-list': person,
  '/licences/licence-list': { id: 7, number: 'L-7', status: 1, validity: 1 },
  '/tax-rates/tax-rate-list': { id: 4, country: 'JP', category_id: null, rate: 1000, version: 'read' },
  '/withdrawal-limits/withdrawal-limit-list': {
    ...{ id: 5, currency: 'JPY', two_people_above: 1_000_000, version: 'read' },
  },
  '/merchants/merchant-list': { id: 7, company_name: 'Specimen Optics', status: 2, certification_status: 3 },
};

/** What the page sent, by path. */
const sent = new Map<string, object[]>();
/** Answers that are not the usual ones, by path, each once. */
const answers = new Map<string, object[]>();
beforeEach(() => {
  sent.clear();
  answers.clear();
  const pageOf = (row: object) => ({ total: 1, current_page: 1, per_page: 40, data: [row] });
  const usual = (path: string): object => {
    if (rows[path]) return pageOf(rows[path]);
    if (path.endsWith('products-detail')) return itemDetail;
    if (path.endsWith('goods-params')) return params;
    if (path.endsWith('licence-kind-options') || path.endsWith('country-list')) return [];
    if (['lexicon', 'products', 'question'].some((part) => path.includes(part))) return { id: 7 };
    return { preferences: {}, views: [], data: [], dicts: [] };
  };
  const fetched = vi.fn((path: string, { body }: { body: string }) => {
    sent.set(path, [...(sent.get(path) ?? []), JSON.parse(body) as object]);
    if (path === '/merchants/merchant-detail') return new Promise(() => undefined);
    const other = answers.get(path)?.shift();
    return Promise.resolve(Response.json(other ?? { code: 200, msg: '', data: usual(path) }));
  });
  vi.stubGlobal('fetch', fetched);
});

function show(
  permissions: readonly string[],
  Page: ComponentType = LexiconPage,
  address = '/',
): RenderResult {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineScope>
        <PermissionsContext value={new Set(permissions)}>
          <AccessContext value={{ user, menu: [], routes: new Map(), home: '/' }}>
            <MemoryRouter initialEntries={[address]}>
              <Page />
            </MemoryRouter>
          </AccessContext>
        </PermissionsContext>
      </MantineScope>
    </QueryClientProvider>,
  );
}
/** The row of the group; a search by role would compute the style of each element of the table. */
const theRow = async (name = 'fundus camera'): Promise<HTMLElement> => {
  const row = (await screen.findByText(name)).closest('tr');
  if (row === null) throw new Error('the words stand in a row');
  return row;
};
const ALL = ['list', 'add', 'update', 'delete'].map((verb) => `goods:lexicon:${verb}`);

/** A drawer once its data has been read; before that another is in its place. */
async function drawerWith(text: string): Promise<HTMLElement> {
  const drawer = (await screen.findByText(text)).closest<HTMLElement>('[role=dialog]');
  if (drawer === null) throw new Error('it is in a drawer');
  return drawer;
}

describe('the page of a record', () => {
  it('shows rows in the texts of the declaration, and offers what the person may do', async () => {
    show(['goods:lexicon:list']);
    const row = await theRow();
    expect(within(row).getByText('Equipment')).toBeInTheDocument();
    expect(screen.getByText('English terms')).toBeInTheDocument();
    expect(screen.queryByText('Add synonyms')).toBeNull();
    expect(within(row).queryByText('Delete')).toBeNull();
  });

  it('sends a form with the values of its fields, and shows what is missing before', async () => {
    show(ALL);
    await userEvent.click(await screen.findByText('Add synonyms'));
    const form = await screen.findByRole('dialog');
    const save = within(form).getByText('Add synonyms', { selector: 'button *' });
    await userEvent.click(save);
    expect(await within(form).findByText('Please enter at least two words')).toBeInTheDocument();
    expect(sent.has('/lexicon/add-lexicon')).toBe(false);
    expect(within(form).queryByText('Conditions meant')).toBeNull();
    await userEvent.type(within(form).getByLabelText(/English terms/), 'one word\n\n another ');
    await userEvent.click(save);
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(sent.get('/lexicon/add-lexicon')).toEqual([
      {
        kind: 1,
        conditions: [],
        terms_c: [],
        terms_e: ['one word', 'another'],
        terms_j: [],
        status: 1,
        request_id: expect.any(String) as string,
      },
    ]);
  });

  it('shows and takes a share in percent, and keeps it in hundredths of one', async () => {
    show(['order:tax-rate:list', 'order:tax-rate:edit'], TaxRatePage);
    const row = await theRow('10 %');
    await userEvent.click(within(row).getByText('Edit'));
    const form = await screen.findByRole('dialog');
    const rate = within(form).getByLabelText(/^Rate/);
    expect(rate).toHaveValue('10');
    await userEvent.clear(rate);
    await userEvent.type(rate, '8.255');
    expect(rate).toHaveValue('8.255');
    await userEvent.click(within(form).getByText('Save changes', { selector: 'button *' }));
    expect(rate).toHaveAccessibleDescription(/Use at most 2 decimals/);
    await userEvent.type(rate, '{Backspace}');
    await userEvent.type(within(form).getByLabelText(/^In force from/), '2026-01-01');
    await userEvent.click(within(form).getByText('Save changes', { selector: 'button *' }));
    await waitFor(() =>
      expect(sent.get('/tax-rates/update-tax-rate')).toMatchObject([{ id: 4, rate: 825, version: 'read' }]),
    );
  });

  it('takes an amount beside the currency of its row', async () => {
    show(['finance:withdrawal-limit:list', 'finance:withdrawal-limit:update'], WithdrawalLimitPage);
    const row = await theRow('JPY');
    await userEvent.click(within(row).getByText('Edit'));
    const form = await screen.findByRole('dialog');
    expect(within(form).getByText('JPY ¥')).toBeInTheDocument();
    expect(within(form).getByLabelText(/^Two people/)).toHaveValue('1,000,000');
  });

  it('switches a row upon the version that was read', async () => {
    show(ALL);
    const row = await theRow();
    await userEvent.click(within(row).getByRole('switch'));
    await waitFor(() =>
      expect(sent.get('/lexicon/update-lexicon')).toEqual([{ id: 7, status: 0, version: 'as-it-was-read' }]),
    );
  });

  it('supports calls outside the record: a switch of its own, a dialog that the row opens', async () => {
    show(['goods:question:list', 'goods:question:hide', 'goods:question:answer'], QuestionPage);
    const row = await theRow('Does it print?');
    await userEvent.click(within(row).getByRole('switch'));
    await waitFor(() =>
      expect(sent.get('/goods-questions/question-status')).toEqual([{ id: 8, is_hidden: 1 }]),
    );
    expect(within(row).queryByText('Correct the answer')).toBeNull();
    await userEvent.click(within(row).getByText('Does it print?'));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText(/^Answer/), 'Yes.');
    await userEvent.click(within(dialog).getByText('Publish the answer', { selector: 'button *' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent.get('/goods-questions/answer-question')).toMatchObject([
      { id: 8, answer: 'Yes.', version: 'unanswered' },
    ]);
  });

  it('opens the row that the address names, wherever the list is', async () => {
    show(['goods:question:list', 'goods:question:answer'], QuestionPage, '/?open=8&page=3');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Does it print?')).toBeVisible();
    expect(sent.get('/goods-questions/admin-question-list')).toContainEqual({ id: 8 });
  });

  it('offers by state what can be done, and turns what is not the person’s own', async () => {
    const may = ['list', 'status', 'add-good'].map((verb) => `member:account:${verb}`);
    show(may, MemberListPage);
    const row = await theRow('Nora Nobody');
    expect(within(row).queryByText('Disable')).toBeNull();
    expect(within(row).getAllByRole('switch')).toHaveLength(1); // the other is switched by another permission
    await userEvent.click(within(row).getByText('Enable'));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByText('Enable', { selector: 'button *' }));
    await waitFor(() => expect(sent.get('/members/member-status')).toMatchObject([{ id: 9, status: 1 }]));
  });

  it('does not let a person change their own switches', async () => {
    rows['/members/member-list'] = { ...person, id: user.id, status: 1 };
    show(['member:account:list', 'member:account:status', 'member:account:add-good'], MemberListPage);
    const row = await theRow('Nora Nobody');
    expect(within(row).queryByRole('switch')).toBeNull();
    expect(within(row).queryByText('Disable')).toBeNull();
    rows['/members/member-list'] = person;
  });

  it('always filters by the page’s own scope, and opens what the address names', async () => {
    show(['member:company:list'], MerchantManagePage, '/?open=12&certification_status=2&status=2');
    await theRow('Specimen Optics');
    const [request] = sent.get('/merchants/merchant-list') ?? [];
    expect(request).toMatchObject({ is_merchant: 1, status: 2 });
    expect(request).not.toHaveProperty('certification_status');
    expect(sent.get('/merchants/merchant-detail')).toEqual([{ id: 12 }]);
    expect(screen.queryByText('Certified once')).toBeNull();
  });

  it('offers companies only with permission to see them, and new rows of them only to staff of them', async () => {
    const may = ['list', 'add'].map((verb) => `member:licence:${verb}`);
    const { unmount } = show(may, LicencePage);
    await screen.findByText('L-7');
    expect(sent.has('/merchants/merchant-options')).toBe(false);
    expect(screen.queryByText('Add a licence')).toBeNull();
    unmount();
    show([...may, 'member:company:list'], LicencePage);
    await waitFor(() => expect(sent.get('/merchants/merchant-options')).toHaveLength(1));
    expect(screen.getByText('Add a licence')).toBeInTheDocument();
  });

  it('begins a renewal with the facts of the old licence, but for its days and documents', async () => {
    const old = { id: 7, number: 'L-7', status: LICENCE_STATUS.approved, validity: 1, renewed_by: null };
    answers.set('/licences/licence-list', [
      { code: 200, msg: '', data: { total: 1, current_page: 1, per_page: 40, data: [old] } },
    ]);
    const facts = { authority: 'Osaka', classes: [], place_name: 'Main office', place_address: 'Kita 1' };
    const days = { valid_from: '2020-01-01', valid_until: '2026-12-31' };
    const scan = {
      id: 5,
      url: '/files/5.png',
      name: 'old.png',
      mime: 'image/png',
      size: 9,
      thumbnail_url: null,
    };
    answers.set('/licences/licence-detail', [
      { code: 200, msg: '', data: { ...old, ...facts, ...days, kind: 1, papers: [scan], version: 'old' } },
    ]);
    show(['member:licence:list', 'member:licence:add'], LicencePage);
    await userEvent.click(within(await theRow('L-7')).getByText('Renew'));
    const number = await screen.findByDisplayValue('L-7');
    expect(screen.getByDisplayValue('Main office')).toBeInTheDocument();
    expect(screen.queryByDisplayValue('2026-12-31')).toBeNull();
    expect(screen.queryByText('old.png')).toBeNull();
    expect(number.closest('[role=dialog]')).toHaveTextContent('Renew a licence');
  });

  it('opens no dialog for read-only users', async () => {
    show(['goods:question:list'], QuestionPage);
    const row = await theRow('Does it print?');
    expect(within(row).queryByRole('switch')).toBeNull();
    expect(within(row).queryByText('Answer', { selector: 'button *' })).toBeNull();
    await userEvent.click(within(row).getByText('Does it print?'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the row that the address names', async () => {
    show(ALL, LexiconPage, '/?open=7');
    const form = await drawerWith('Save changes');
    expect(within(form).getByLabelText(/English terms/)).toHaveValue('fundus camera');
    expect(sent.get('/lexicon/lexicon-list')).toContainEqual({ id: 7 });
  });

  it('merges what somebody else saved meanwhile, also where the record has no detail', async () => {
    show(ALL, LexiconPage, '/?open=7');
    const form = await drawerWith('Save changes');
    await userEvent.type(within(form).getByLabelText(/English terms/), '\nretinal camera');
    answers.set('/lexicon/update-lexicon', [
      { code: CODE_REFUSED, msg: '', data: null, error: 'CHANGED_MEANWHILE' },
    ]);
    const theirs = { ...group, terms_j: ['眼底カメラ'], version: 'theirs' };
    answers.set('/lexicon/lexicon-list', [
      { code: 200, msg: '', data: { total: 1, current_page: 1, per_page: 40, data: [theirs] } },
    ]);
    await userEvent.click(within(form).getByText('Save changes'));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(sent.get('/lexicon/update-lexicon')?.at(-1)).toMatchObject({
      terms_e: ['fundus camera', 'retinal camera'],
      terms_j: ['眼底カメラ'],
      version: 'theirs',
    });
  });
});

describe('a row that is opened', () => {
  const addressed = (): string => screen.getByRole('status', { name: 'address' }).textContent;
  const withAddress = (Page: ComponentType) =>
    function Addressed() {
      const { search } = useLocation();
      return (
        <>
          <Page />
          <output aria-label="address">{search}</output>
        </>
      );
    };

  it.each([
    ['in its form', ALL, LexiconPage, 'fundus camera', '?open=7'],
    [
      'in a dialog',
      ['goods:question:list', 'goods:question:answer'],
      QuestionPage,
      'Does it print?',
      '?open=8',
    ],
    ['in a part of the page', ['member:company:list'], MerchantManagePage, 'Specimen Optics', '?open=7'],
  ] as const)('%s has its id in the address', async (_how, may, Page, text, address) => {
    show(may, withAddress(Page));
    await userEvent.click(within(await theRow(text)).getByText(text));
    await screen.findByRole('dialog');
    expect(addressed()).toBe(address);
  });

  it('in a dialog stays what it was until that is closed', async () => {
    show(['goods:question:list', 'goods:question:answer'], withAddress(QuestionPage));
    await userEvent.click(within(await theRow('Does it print?')).getByText('Does it print?'));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText(/^Answer/), 'Yes.');
    // By the next list it is answered, and offers another dialog.
    answers.set('/goods-questions/admin-question-list', [
      {
        code: 200,
        msg: '',
        data: { total: 1, current_page: 1, per_page: 40, data: [{ ...questions, answer: 'Yes.' }] },
      },
    ]);
    await userEvent.click(within(dialog).getByText('Publish the answer', { selector: 'button *' }));
    await waitFor(() => expect(addressed()).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the page of a record that is read whole', () => {
  it('opens the row that its address names', async () => {
    const page = (id: number, title: string) => ({
      ...{ id, type: 'terms', title_c: title, title_e: title, title_j: title },
      ...{ content_c: '', content_e: '', content_j: '', is_own_c: false, is_own_e: false, is_own_j: false },
      ...{ updated_at: '2026-11-20T09:00:00Z', updated_name: null, version: 'as-it-was-read' },
    });
    answers.set('/static-pages/static-page-list', [
      { code: 200, msg: '', data: [page(1, 'Terms of use'), page(2, 'About the platform')] },
    ]);
    show(['content:static-page:list'], StaticPagesPage, '/?open=2');
    const drawer = await screen.findByRole('dialog');
    expect(within(drawer).getAllByText('About the platform')[0]).toBeInTheDocument();
    expect(within(drawer).queryByText('Terms of use')).toBeNull();
  });
});

describe('the page of a record that is shared', () => {
  const ALL = ['list', 'edit', 'delete'].map((verb) => `goods:product:${verb}`);
  const theItem = async (): Promise<HTMLElement> => {
    const row = (await screen.findByText('Fundus camera AF-330')).closest('tr');
    if (row === null) throw new Error('the name is in a row');
    return row;
  };
  const own = { is_own: true, company_name: 'Sample Optics' };

  it('shows what others keep with its pictures, to be looked at and not changed', async () => {
    show(ALL, ProductPage);
    const row = await theItem();
    const pictures = within(row).getByLabelText('Show 2 pictures: Fundus camera AF-330');
    expect(pictures.querySelector('img')).toHaveAttribute('src', item.images[0]);
    expect(within(row).queryByRole('switch')).toBeNull();
    expect(within(row).queryByText('Edit')).toBeNull();
    await userEvent.click(within(row).getByText('Fundus camera AF-330'));
    const detail = await drawerWith('45 degrees');
    for (const place of [row, detail]) expect(within(place).getByText('The platform')).toBeInTheDocument();
    expect(within(detail).getByRole('button', { name: 'Pictures 2' })).toBeInTheDocument();
    expect(within(detail).queryByText('Save changes')).toBeNull();
  });

  it('sends of its own what the form holds, and keeps to choose what is offered no longer', async () => {
    answers.set('/products/products-detail', [{ code: 200, msg: '', data: { ...itemDetail, ...own } }]);
    show(ALL, ProductPage, '/?open=3');
    const form = await drawerWith('Save changes');
    expect(within(form).getByLabelText(/^Maker/, { selector: 'input' })).toHaveValue('Kasumi');
    const model = within(form).getByLabelText(/Model/);
    await userEvent.clear(model);
    await userEvent.click(within(form).getByText('Save changes'));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(sent.get('/products/update-products')).toEqual([
      {
        id: 3,
        version: 'as-it-was-read',
        goods_name_c: '',
        goods_name_e: 'Fundus camera AF-330',
        goods_name_j: '',
        goods_code: null,
        category_id: 4,
        brand_id: 7,
        images: [21, 22],
        content_c: '',
        content_e: '<p>45 degrees</p>',
        content_j: '',
        ...UNREGULATED,
        status: 1,
      },
    ]);
  });

  it('requires a name in some language, and shows where', async () => {
    show(ALL, ProductPage);
    await userEvent.click(await screen.findByText('Add an item'));
    const form = await screen.findByRole('dialog');
    await userEvent.click(within(form).getAllByRole('tab', { name: /日本語/ })[0] as HTMLElement);
    await userEvent.click(within(form).getByText('Add an item', { selector: 'button *' }));
    await waitFor(() => expect(within(form).getByLabelText(/Name in English/)).toBeVisible());
    expect(sent.has('/products/add-products')).toBe(false);
  });
});
