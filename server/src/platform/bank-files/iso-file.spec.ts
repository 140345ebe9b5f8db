import { isRefused } from './file-checks.js';
import { readIsoFile } from './iso-file.js';

const ACCOUNT = { currency: 'USD' as const, number: '000123456', bankCode: 'SAMPUS33', branchCode: '' };
const read = (body: string) =>
  readIsoFile(Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<Document>${body}</Document>`), ACCOUNT);

const sum = (amount: string, currency = 'USD') => `<InstdAmt Ccy="${currency}">${amount}</InstdAmt>`;
const payment = (reference: string, status: string, { amount = sum('100.50'), more = '' } = {}) =>
  `<TxInfAndSts><OrgnlEndToEndId>${reference}</OrgnlEndToEndId><TxSts>${status}</TxSts>${more}` +
  (amount === ''
    ? '</TxInfAndSts>'
    : `<OrgnlTxRef><Amt>${amount}</Amt><Cdtr><Pty><Nm>Sample &amp; Sons</Nm></Pty></Cdtr></OrgnlTxRef></TxInfAndSts>`);
const report = (payments: string, block = '', group = '') =>
  `<CstmrPmtStsRpt><GrpHdr/><OrgnlGrpInfAndSts><OrgnlMsgId>PF00000001</OrgnlMsgId>${group}</OrgnlGrpInfAndSts>` +
  `<OrgnlPmtInfAndSts><OrgnlPmtInfId>PF00000001</OrgnlPmtInfId>${block}${payments}</OrgnlPmtInfAndSts></CstmrPmtStsRpt>`;

describe('a payment status report', () => {
  it('reads the result of each payment, and why one was refused', async () => {
    const reason = (code: string, more: string) =>
      `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn><AddtlInf>${more}</AddtlInf></StsRsnInf>`;
    const file = await read(
      report(
        payment('WD00000001-1', 'ACSC') +
          payment('WD00000002-1', 'ACCC') +
          payment('WD00000003-2', 'RJCT', { more: reason('AC04', 'closed in May') }) +
          payment('WD00000004-1', 'ACSP') +
          payment('WD00000005-1', 'FINE') +
          payment('', 'ACSC') +
          payment('WD00000006-1', 'ACSC', { amount: sum('1', 'EUR') }) +
          payment('WD00000007-1', 'ACSC', { amount: sum('1.005') }),
      ),
    );
    const paid = {
      day: null,
      isOut: true,
      amount: 10_050,
      words: 'Sample & Sons',
      party: 'Sample & Sons',
      isRefused: false,
    };
    expect(file).toEqual({
      lines: [
        { ...paid, row: 1, reference: 'WD00000001-1' },
        { ...paid, row: 2, reference: 'WD00000002-1' },
        {
          ...paid,
          row: 3,
          reference: 'WD00000003-2',
          words: 'AC04 closed account closed in May',
          isRefused: true,
        },
      ],
      faults: [
        { row: 4, fault: 'pending' },
        { row: 5, fault: 'outcome' },
        { row: 6, fault: 'reference' },
        { row: 7, fault: 'currency' },
        { row: 8, fault: 'amount' },
      ],
      balances: [],
      bare: [],
    });
  });

  it('may have no amounts, or one result for the whole file', async () => {
    const bare = await read(report(payment('WD00000001-1', 'ACSC', { amount: '' })));
    expect(bare?.bare).toEqual([
      { row: 1, of: 'payment', number: 'WD00000001-1', words: '', isRefused: false },
    ]);
    const whole = [
      { row: 1, of: 'file', number: 'PF00000001', words: 'AM04 insufficient funds', isRefused: true },
    ];
    const reason = '<StsRsnInf><Rsn><Cd>AM04</Cd></Rsn></StsRsnInf>';
    expect((await read(report('', `<PmtInfSts>RJCT</PmtInfSts>${reason}`)))?.bare).toEqual(whole);
    expect((await read(report('', '', `<GrpSts>RJCT</GrpSts>${reason}`)))?.bare).toEqual(whole);
    expect((await read(report('', '', '<GrpSts>ACCP</GrpSts>')))?.faults).toEqual([
      { row: 1, fault: 'pending' },
    ]);
  });
});

interface EntryParts {
  status?: string;
  details?: string;
  day?: string;
}
const entry = (
  way: string,
  amount: string,
  { status = '<Cd>BOOK</Cd>', details = '', day = '<Dt>2026-11-24</Dt>' }: EntryParts = {},
) =>
  `<Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>${way}</CdtDbtInd><Sts>${status}</Sts><BookgDt>${day}</BookgDt>` +
  `<AcctSvcrRef>B-7</AcctSvcrRef>${details === '' ? '' : `<NtryDtls>${details}</NtryDtls>`}</Ntry>`;
const part = (reference: string, { amount = '', name = 'Hanako', remitted = '' } = {}) =>
  `<TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs>${amount === '' ? '' : `<Amt Ccy="USD">${amount}</Amt>`}` +
  `<RltdPties><Dbtr><Nm>${name}</Nm></Dbtr><Cdtr><Pty><Nm>${name}</Nm></Pty></Cdtr></RltdPties>` +
  `<RmtInf>${remitted}</RmtInf></TxDtls>`;
const statement = (
  entries: string,
  { id = '<Othr><Id>000123456</Id></Othr>', counted = '', bank = '', more = '' } = {},
) =>
  `<Stmt><Acct><Id>${id}</Id>${bank}</Acct>${more}${counted === '' ? '' : `<TxsSummry><TtlNtries><NbOfNtries>${counted}</NbOfNtries></TtlNtries></TxsSummry>`}${entries}</Stmt>`;
const camt = (...statements: string[]) =>
  read(`<BkToCstmrStmt><GrpHdr/>${statements.join('')}</BkToCstmrStmt>`);

describe('a statement', () => {
  it('reads what came and what left, by the quoted reference', async () => {
    const free = '<Ustrd>for OR00000009</Ustrd>';
    const structured = '<Strd><CdtrRefInf><Ref>RF18</Ref></CdtrRefInf></Strd>';
    const file = await camt(
      statement(
        entry('CRDT', '12.00', { details: part('NOTPROVIDED', { remitted: free }) }) +
          entry('CRDT', '1', { details: part('own', { remitted: structured }), status: 'BOOK' }) +
          entry('DBIT', '100.5', {
            details: part('WD00000001-1'),
            day: '<DtTm>2026-11-24T09:00:00+09:00</DtTm>',
          }),
      ),
    );
    const common = { day: '2026-11-24', isOut: false, isRefused: false };
    expect(file).toEqual({
      lines: [
        {
          ...common,
          row: 1,
          amount: 1_200,
          reference: 'for OR00000009',
          words: 'Hanako B-7',
          party: 'Hanako',
        },
        { ...common, row: 2, amount: 100, reference: 'RF18', words: 'Hanako own B-7', party: 'Hanako' },
        {
          ...common,
          row: 3,
          isOut: true,
          amount: 10_050,
          reference: 'WD00000001-1',
          words: 'Hanako B-7',
          party: 'Hanako',
        },
      ],
      faults: [],
      balances: [],
      bare: [],
    });
  });

  it('splits a booking of many payments where their sums are all there, else keeps it whole', async () => {
    const both = part('WD00000001-1', { amount: '10.00' }) + part('WD00000002-1', { amount: '5.00' });
    const batch = '<Btch><PmtInfId>PF00000001</PmtInfId></Btch>';
    const lines = async (amount: string, details: string) =>
      (await camt(statement(entry('DBIT', amount, { details }))))?.lines.map((line) => [
        line.amount,
        line.reference,
      ]);
    expect(await lines('15.00', batch + both)).toEqual([
      [1_000, 'WD00000001-1'],
      [500, 'WD00000002-1'],
    ]);
    expect(await lines('15.01', batch + both)).toEqual([[1_501, 'PF00000001']]);
    expect(await lines('15.00', batch + part('a') + part('b'))).toEqual([[1_500, 'PF00000001']]);
  });

  it('reports what it cannot read: not posted yet, no amount, no day, another account, a wrong count', async () => {
    const file = await camt(
      statement(
        entry('CRDT', '1', { status: '<Cd>PDNG</Cd>' }) +
          entry('CRDT', '0') +
          entry('CRDT', '1', { day: '<Dt>2026-02-30</Dt>' }) +
          entry('GIFT', '1'),
        { counted: '5' },
      ),
      statement(entry('CRDT', '1'), { id: '<IBAN>DE89370400440532013000</IBAN>' }),
      statement(entry('CRDT', '1'), { id: '<IBAN>GB33SAMP20201500123456</IBAN>' }),
    );
    expect(file?.faults).toEqual([
      { row: 1, fault: 'pending' },
      { row: 2, fault: 'amount' },
      { row: 3, fault: 'day' },
      { row: 4, fault: 'kind' },
      { row: 4, fault: 'count' },
      { row: 5, fault: 'account' },
    ]);
    expect(file?.lines).toMatchObject([{ row: 6, words: 'B-7' }]);
  });

  it('comes as a notice of movements too, with names under a prefix', async () => {
    const text = `<n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><n:BkToCstmrDbtCdtNtfctn><n:Ntfctn>
      <n:Acct><n:Id><n:Othr><n:Id>000123456</n:Id></n:Othr></n:Id></n:Acct>
      <n:Ntry><n:Amt Ccy="USD">3</n:Amt><n:CdtDbtInd>CRDT</n:CdtDbtInd><n:Sts><n:Cd>BOOK</n:Cd></n:Sts>
      <n:ValDt><n:Dt>2026-11-24</n:Dt></n:ValDt></n:Ntry></n:Ntfctn></n:BkToCstmrDbtCdtNtfctn></n:Document>`;
    expect((await readIsoFile(Buffer.from(text), ACCOUNT))?.lines).toMatchObject([
      { amount: 300, isOut: false },
    ]);
  });
});

const balance = (code: string, amount: string, { way = 'CRDT', day = '2026-11-24' } = {}) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>${way}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

describe('the totals and balances of a statement', () => {
  const entries = entry('CRDT', '12.00') + entry('DBIT', '2.00');
  const withBalances = (opening: string, closing: string, more = '') =>
    camt(statement(entries, { more: balance('OPBD', opening) + balance('CLBD', closing) + more }));

  it('is compared: the balances with the sum of the entries', async () => {
    const file = await withBalances('100', '110.00');
    expect(file?.faults).toEqual([]);
    expect(file?.balances).toEqual([
      { row: 2, from: '2026-11-24', to: '2026-11-24', opening: 10_000, closing: 11_000 },
    ]);
    const wrong = await withBalances('100', '111');
    expect(wrong?.faults).toEqual([{ row: 2, fault: 'balance' }]);
    expect(wrong && isRefused(wrong)).toBe(true);
  });

  it('may be of an overdrawn account, or begin with the day before', async () => {
    const more =
      balance('PRCD', '5', { way: 'DBIT', day: '2026-11-23' }) +
      balance('CLBD', '5.00', { day: '2026-11-24' });
    const file = await camt(statement(entries, { more }));
    expect(file?.balances).toEqual([
      { row: 2, from: '2026-11-24', to: '2026-11-24', opening: -500, closing: 500 },
    ]);
  });

  it.each([
    ['TtlCdtNtries', '13', 'total'],
    ['TtlDbtNtries', '2.01', 'total'],
  ])('is compared: %s', async (name, sum, fault) => {
    const file = await camt(
      statement(entries, { more: `<TxsSummry><${name}><Sum>${sum}</Sum></${name}></TxsSummry>` }),
    );
    expect(file?.faults).toEqual([{ row: 2, fault }]);
  });
});

describe('the account of a statement', () => {
  const svcr = (bic: string) => `<Svcr><FinInstnId><BICFI>${bic}</BICFI></FinInstnId></Svcr>`;
  it.each([
    ['without a number', '', ''],
    ['of another number', '<Othr><Id>000123457</Id></Othr>', ''],
    ['of a number that ours ends with', '<Othr><Id>456</Id></Othr>', ''],
    ['of the same number at another bank', '<Othr><Id>123456</Id></Othr>', svcr('OTHRUS33')],
    ['in another currency', '<Othr><Id>000123456</Id></Othr>', '<Ccy>EUR</Ccy>'],
  ])('%s is not ours', async (_what, id, bank) => {
    const file = await camt(statement(entry('CRDT', '1'), { id, bank }));
    expect(file).toMatchObject({ lines: [], faults: [{ row: 1, fault: 'account' }] });
    expect(file && isRefused(file)).toBe(true);
  });

  it.each([
    ['as an IBAN', '<IBAN>GB33SAMP20201500123456</IBAN>', ''],
    ['at any branch of our bank', '<Othr><Id>123456</Id></Othr>', svcr('SAMPUS33XXX')],
    [
      'at a bank without a BIC',
      '<Othr><Id>123456</Id></Othr>',
      '<Svcr><FinInstnId><ClrSysMmbId><MmbId>0210</MmbId></ClrSysMmbId></FinInstnId></Svcr>',
    ],
  ])('%s is ours', async (_what, id, bank) =>
    expect((await camt(statement(entry('CRDT', '1'), { id, bank })))?.lines).toHaveLength(1),
  );
});

describe('other files', () => {
  const refusal = async (text: string) => {
    try {
      await readIsoFile(Buffer.from(text), ACCOUNT);
      return null;
    } catch (error) {
      return (error as { id?: string }).id; // an AppError
    }
  };

  it('are refused where they are XML of another kind, broken, without end or with a document type', async () => {
    expect(await readIsoFile(Buffer.from('Date,Amount'), ACCOUNT)).toBeNull();
    expect(await refusal('<Document><BkToCstmrAcctRpt/></Document>')).toBe('FILE_TYPE');
    expect(await refusal('<html></html>')).toBe('FILE_TYPE');
    expect(await refusal('<Document><BkToCstmrStmt></Document>')).toBe('FILE_TYPE');
    expect(await refusal('<a>'.repeat(1_000))).toBe('FILE_TYPE');
    const grown = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
    expect(await refusal(`${grown}<Document><BkToCstmrStmt>&b;</BkToCstmrStmt></Document>`)).toBe(
      'FILE_TYPE',
    );
    const outside = '<!DOCTYPE x SYSTEM "file:///etc/passwd">';
    expect(await refusal(`${outside}<Document><BkToCstmrStmt/></Document>`)).toBe('FILE_TYPE');
  });

  it('are refused where they hold more than is taken', async () => {
    const entries = entry('CRDT', '1').repeat(5_001);
    expect(await refusal(`<Document><BkToCstmrStmt>${statement(entries)}</BkToCstmrStmt></Document>`)).toBe(
      'IMPORT_TOO_LARGE',
    );
    expect(await refusal(`<Document>${'<a/>'.repeat(600_001)}</Document>`)).toBe('IMPORT_TOO_LARGE');
  });
});
