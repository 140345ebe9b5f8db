import {
  type ExchangeValues,
  exchangeRequest,
  previewOf,
  problemsOf,
  rateCheckOf,
  referenceRequest,
} from './exchange-values';

const house: ExchangeValues = {
  whose: '0',
  member_id: null,
  company_id: null,
  sold_currency: 'USD',
  sold: '1,000.50',
  bought_currency: 'JPY',
  rate: '150.25',
  rate_reason: '',
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
      rate_reason: '',
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

describe('the rate of an exchange beside its reference', () => {
  const reference = { rate: '150', day: '2026-11-24', source: 'ECB', tolerance: 3 };

  it('is unusual further away than the tolerance, and where there is no reference', () => {
    expect(rateCheckOf({ rate: '154.5' }, reference)).toEqual({ deviation: 300, isUnusual: false });
    expect(rateCheckOf({ rate: '154.50000001' }, reference)).toEqual({ deviation: 301, isUnusual: true });
    expect(rateCheckOf({ rate: '145' }, reference)).toEqual({ deviation: -334, isUnusual: true });
    expect(rateCheckOf({ rate: '150' }, { ...reference, rate: null })).toEqual({
      deviation: null,
      isUnusual: true,
    });
    expect(rateCheckOf({ rate: '' }, reference)).toBeNull();
  });

  it('needs a reason where it is unusual', () => {
    expect(problemsOf(house, reference)).toEqual({});
    const inverted = { ...house, rate: '0.0067' };
    expect(problemsOf(inverted, reference)).toEqual({ rate_reason: 'empty' });
    expect(problemsOf({ ...inverted, rate_reason: 'as the bank confirmed it' }, reference)).toEqual({});
  });

  it('is looked up by the value day of a bank, and of a balance by today', () => {
    expect(referenceRequest(house)).toMatchObject({ value_day: '2026-11-24' });
    expect(referenceRequest(balance)).toEqual({ sold_currency: 'USD', bought_currency: 'JPY' });
    expect(referenceRequest({ ...house, bought_currency: 'USD' })).toBeNull();
  });
});
