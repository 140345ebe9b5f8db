import type { BankAccount } from '@fovea/shared-types/finance/bank-account.dto';
import type { AddWithdrawalRequest } from '@fovea/shared-types/finance/withdrawal.dto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../lib/i18n';
import { RequestWithdrawalDialog } from './request-withdrawal-dialog';

const account = (id: number, currency: string, is_default: number) =>
  ({ id, currency, is_default, bank_name: 'Bank', account_no: `***${id}` }) as BankAccount;

async function show(currency: 'JPY' | 'USD') {
  const send = vi.fn<(request: AddWithdrawalRequest) => Promise<unknown>>().mockResolvedValue(null);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RequestWithdrawalDialog
        balances={[
          { balance: '30000', freeze_balance: '0', currency: 'JPY' },
          { balance: '1234.50', freeze_balance: '0.00', currency: 'USD' },
        ]}
        accounts={[
          account(1, 'JPY', Number(currency === 'JPY')),
          account(2, 'USD', Number(currency === 'USD')),
        ]}
        send={send}
        changed={() => Promise.resolve()}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  );
  const field = await screen.findByLabelText(/^Amount/);
  const ask = () => userEvent.click(screen.getByRole('button', { name: 'Request withdrawal' }));
  return { send, field, ask };
}

describe('requesting a withdrawal', () => {
  beforeAll(() => startI18n('en', ['kit', 'payout']));

  it('refuses in the field what is above the balance, and sends nothing', async () => {
    const { send, field, ask } = await show('JPY');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(field, '30001');
    expect(field).toHaveValue('30,001');
    await ask();
    expect(await screen.findByText('Only JPY ¥30,000.00 is available')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });

  it('sends the whole balance to the last cent', async () => {
    const { send, field, ask } = await show('USD');
    expect(field).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(field, '1234.505');
    expect(field).toHaveValue('1,234.505');
    await ask();
    expect(field).toHaveAccessibleDescription(/Use at most 2 decimals/);
    await userEvent.type(field, '{Backspace}');
    await ask();
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(
        expect.objectContaining({ bank_account_id: 2, currency: 'USD', money: '1234.50' }),
      ),
    );
  });
});
