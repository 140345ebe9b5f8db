import { type ExchangeValues, exchangeRequest, previewOf, problemsOf } from './exchange-values';

const house: ExchangeValues = {
  whose: '0',
  member_id: null,
  company_id: null,
  sold_currency: 'USD',
  sold: '1,000.50',
  bought_currency: 'JPY',
  rate: '150.25',
  fee: '',
  value_day: '2026-11-24',
  reference: ' FX-1 ',
  reason: 'yen for payouts',
};
const balance: ExchangeValues = {
  ...house,
  ...{ whose: '1', member_id: '7', value_day: '', reference: '' },
};

describe('what an exchange will buy', () => {
  it('is counted as the server does, with full-width figures as well', () => {
    expect(previewOf(house)).toEqual({ bought: '150325', currency: 'JPY' });
    expect(previewOf({ ...house, sold: '１０００', rate: '１５０' })?.bought).toBe('150000');
  });

  it('is not shown before everything is there and right', () => {
    for (const part of [
      { sold: '' },
      { rate: '0' },
      { sold_currency: null },
      { bought_currency: 'USD' },
      { sold: '1.001' },
    ])
      expect(previewOf({ ...house, ...part })).toBeNull();
  });
});

describe('the form of an exchange', () => {
  it('has nothing against a whole one', () => {
    expect([problemsOf(house), problemsOf(balance)]).toEqual([{}, {}]);
  });

  it.each([
    [
      { ...house, value_day: '', reference: ' ' },
      { value_day: 'empty', reference: 'empty' },
    ],
    [{ ...house, bought_currency: 'USD' }, { bought_currency: 'other_currency' }],
    [{ ...house, sold: '0' }, { sold: 'amount' }],
    [{ ...house, fee: '-1' }, { fee: 'amount' }],
    [{ ...house, rate: '-1' }, { rate: 'rate' }],
    [{ ...house, sold: '0.01', rate: '0.0001' }, { sold: 'bounds' }],
    [{ ...balance, member_id: null }, { member_id: 'empty' }],
    [{ ...balance, whose: '2' }, { company_id: 'empty' }],
  ])('shows what is wrong', (values, problems) => {
    expect(problemsOf(values)).toEqual(problems);
  });

  it('sends each owner only what belongs to them', () => {
    const request = {
      sold_currency: 'USD',
      sold: '1000.50',
      bought_currency: 'JPY',
      rate: '150.25',
      reason: 'yen for payouts',
    };
    expect(exchangeRequest({ ...house, fee: '15' })).toEqual({
      ...{ ...request, reference: 'FX-1', value_day: '2026-11-24' },
      fee: '15',
    });
    expect(exchangeRequest(balance)).toEqual({ ...request, reference: '', member_id: 7 });
    expect(exchangeRequest({ ...balance, whose: '2', company_id: '9' })).toEqual({
      ...{ ...request, reference: '' },
      company_id: 9,
    });
  });
});
