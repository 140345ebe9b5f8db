import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MantineScope } from '../../../kit/mantine-scope/mantine-scope';
import { createQueryClient } from '../../../lib/query-client';
import { type Access, AccessContext } from '../access/access-context';
import { SearchDialog } from './search-dialog';

const access: Access = {
  user: {
    id: 1,
    name: 'Aya',
    avatar: null,
    permissions: [],
    roles: [],
    company_id: null,
    language: 'en',
    must_enrol_second_factor: false,
  },
  menu: [],
  routes: new Map(),
  home: '/dashboard',
};
const sent = vi.fn<(text: string) => void>();
const answer = vi.fn<() => object>();

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

describe('the search for records', () => {
  beforeEach(() => {
    sent.mockReset();
    answer.mockReturnValue({
      code: 200,
      msg: '',
      data: {
        groups: [
          { kind: 'member', records: [{ id: 7, title: 'Bea Bidwell', detail: 'bea@example.com' }] },
          { kind: 'goods', records: [{ id: 9, title: 'Bea slit lamp', detail: 'FV-SLI-9' }] },
        ],
      },
    });
    vi.stubGlobal(
      'fetch',
      vi.fn(async (_: string, { body }: { body: string }) => {
        sent((JSON.parse(body) as { words: string }).words);
        return Response.json(answer());
      }),
    );
    render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <MantineScope>
            <AccessContext value={access}>
              <SearchDialog onClose={() => undefined} />
            </AccessContext>
          </MantineScope>
          <Address />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('searches once for what was typed, names the kinds, and leads to the record by keyboard', async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'bea');
    const [member, goods] = await screen.findAllByRole('option');
    expect(sent.mock.calls).toEqual([['bea']]);
    expect(member).toHaveTextContent('MemberBea Bidwellbea@example.com');
    expect(goods).toHaveTextContent('GoodsBea slit lampFV-SLI-9');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByText('/productRelated/productManage?open=9')).toBeInTheDocument();
  });

  it('shows that records could not be searched', async () => {
    answer.mockReturnValue({ code: -101, msg: 'No', error: 'RATE_LIMITED', data: null });
    await userEvent.type(await screen.findByRole('combobox'), 'bea');
    expect(
      await screen.findByText('Records could not be searched. Pages are still found.'),
    ).toBeInTheDocument();
  });
});
