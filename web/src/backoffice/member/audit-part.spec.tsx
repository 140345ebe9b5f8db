import type { CompanySubmission } from '@fovea/shared-types/member/company.dto';
import type { MerchantDetail } from '@fovea/shared-types/member/merchant.dto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MantineScope } from '../../kit/mantine-scope/mantine-scope';
import { AccessContext } from '../layout/access/access-context';
import { AuditPart } from './audit-part';

const submission = (change: Partial<CompanySubmission>): CompanySubmission => ({
  id: 1,
  company_name: 'Mihon Eye Trading',
  legal_person: 'Mihon Taro',
  legal_number: '1234567890123',
  type: 2,
  country: 'JP',
  company_phone: '03-0000-0000',
  postal_code: '100-0000',
  address: 'Mihoncho 1-2-3',
  pickup_address: 'Mihoncho 1-2-3',
  images: [],
  status: 1,
  created_at: '2026-11-20T00:00:00Z',
  submitted_by: 'Mihon Taro',
  reason: null,
  field_reasons: {},
  decided_at: null,
  decided_by: null,
  ...change,
});
const waiting = submission({});

const merchant = (submissions: CompanySubmission[]): MerchantDetail => ({
  ...submission({}),
  id: 70,
  country: 'JP',
  status: null,
  certification_status: 1,
  is_add_good: 0,
  expired_at: null,
  reason: null,
  owner: { id: 7, username: 'Mihon Taro', email: 'taro@demo.fovea.example', phone: null },
  member_count: 1,
  submissions,
});

const onDirty = vi.fn<(isDirty: boolean) => void>();

function Scene({ submissions, reader = 1 }: { submissions: CompanySubmission[]; reader?: number }) {
  const user = {
    id: reader,
    name: 'Aya Demo',
    avatar: null,
    permissions: [],
    roles: [],
    company_id: null,
    language: 'en',
    must_enrol_second_factor: false,
  };
  return (
    <QueryClientProvider client={new QueryClient()}>
      <MantineScope>
        <AccessContext value={{ user, menu: [], routes: new Map(), home: '/dashboard' }}>
          <AuditPart
            merchant={merchant(submissions)}
            pending={submissions.find(({ status }) => status === 1)}
            onDirty={onDirty}
            onDecided={vi.fn()}
          />
        </AccessContext>
      </MantineScope>
    </QueryClientProvider>
  );
}

describe('the decision on papers', () => {
  it('by somebody else is said with name and time, and what was written stays on screen', async () => {
    const { rerender } = render(<Scene submissions={[waiting]} />);
    await userEvent.type(screen.getByLabelText(/Notes/), 'The licence is cut off');
    expect(onDirty).toHaveBeenLastCalledWith(true);
    const decided = { ...waiting, status: -1, decided_by: 'Ben Demo', decided_at: '2026-11-21T03:00:00Z' };
    rerender(<Scene submissions={[decided]} />);
    expect(screen.getByRole('alert')).toHaveTextContent(/Ben Demo already rejected this on .*2026/);
    expect(screen.getByText('The licence is cut off')).toBeInTheDocument();
    expect(screen.queryByLabelText(/Notes/)).not.toBeInTheDocument();
    expect(onDirty).toHaveBeenLastCalledWith(false);
  });

  it('goes on about newer papers with the words that were written about the older', async () => {
    const { rerender } = render(<Scene submissions={[waiting]} />);
    await userEvent.type(screen.getByLabelText(/Notes/), 'The licence is cut off');
    rerender(<Scene submissions={[submission({ id: 2 }), { ...waiting, status: 0 }]} />);
    expect(screen.getByRole('alert')).toHaveTextContent(/sent other papers/);
    expect(screen.getByLabelText(/Notes/)).toHaveValue('The licence is cut off');
  });

  it('is not for whoever belongs to the company', () => {
    render(<Scene submissions={[waiting]} reader={7} />);
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    expect(screen.getByText(/somebody else has to decide/)).toBeInTheDocument();
  });
});
