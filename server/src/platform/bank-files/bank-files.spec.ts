import { bankColumnTitled, readBankSheet } from './bank-sheet.js';
import { isRefused, withPlausibleDays } from './file-checks.js';
import { chinaCsv } from './china-csv.js';
import { pain001 } from './pain001.js';
import type { Payout, PayoutOrder } from './payout-order.js';
import { readZenginStatement } from './zengin-statement.js';
import { readZenginResult, zenginTransfer } from './zengin-transfer.js';
import { jisBytes, jisText } from './zengin-text.js';

const PAYOUT: Payout = {
  reference: 'WD00000001-1',
  amount: 50_000,
  payee: 'ﾐﾎﾝ ﾊﾅｺ',
  country: 'JP',
  bankCode: '0001',
  bankName: '見本銀行',
  branchCode: '001',
  branchName: 'ホンテン',
  accountType: 1,
  accountNo: '0012345',
};
const ORDER: PayoutOrder = {
  sn: 'PF00000001',
  day: '2026-11-24',
  madeAt: new Date('2026-11-23T03:00:00Z'),
  currency: 'JPY',
  sender: {
    clientCode: '12345',
    name: 'ｶ)ﾌｵﾍﾞｱ',
    bankCode: '0009',
    bankName: 'ﾐﾎﾝ',
    branchCode: '210',
    branchName: 'ﾏﾙﾉｳﾁ',
    accountType: 2,
    accountNo: '7654321',
  },
  payouts: [PAYOUT, { ...PAYOUT, reference: 'WD00000002-3', amount: 1, payee: 'ｶ)ﾐﾎﾝ', accountType: 2 }],
};
const OWN = { currency: 'JPY' as const, number: '7654321', bankCode: '0009', branchCode: '210' };
const recordsIn = (bytes: Buffer): string[] => bytes.toString('latin1').replace(/\r\n$/, '').split('\r\n');
/** The file as the bank returns it. */
const answered = (bytes: Buffer, codes: string): Buffer =>
  Buffer.from(
    recordsIn(bytes)
      .map((record, at) =>
        record.startsWith('2') ? record.slice(0, 112) + (codes[at - 1] ?? ' ') + record.slice(113) : record,
      )
      .join(''),
    'latin1',
  );

describe('a file of bank transfers of Japan', () => {
  it('is written in the format of the banks’ association', () => {
    const records = recordsIn(zenginTransfer(ORDER)).map((record) => jisText(Buffer.from(record, 'latin1')));
    expect(records.map(({ length }) => length)).toEqual([120, 120, 120, 120, 120]);
    expect(records.map((record) => record.trimEnd())).toEqual([
      `12100000012345${'ｶ)ﾌｵﾍﾞｱ'.padEnd(40)}11240009${'ﾐﾎﾝ'.padEnd(15)}210${'ﾏﾙﾉｳﾁ'.padEnd(15)}27654321`,
      `20001${' '.repeat(15)}001${'ﾎﾝﾃﾝ'.padEnd(15)}    10012345${'ﾐﾎﾝ ﾊﾅｺ'.padEnd(30)}00000500000${'WD00000001-1'.padEnd(20)}7`,
      `20001${' '.repeat(15)}001${'ﾎﾝﾃﾝ'.padEnd(15)}    20012345${'ｶ)ﾐﾎﾝ'.padEnd(30)}00000000010${'WD00000002-3'.padEnd(20)}7`,
      '8000002000000050001',
      '9',
    ]);
  });

  it('refuses what does not fit its column', () => {
    const tooMuch = { ...ORDER, payouts: [{ ...PAYOUT, amount: 10_000_000_000 }] };
    expect(() => zenginTransfer(tooMuch)).toThrow(RangeError);
  });

  it('returns with the result of each payment', () => {
    const file = readZenginResult(answered(zenginTransfer(ORDER), '02'), OWN);
    expect(file?.faults).toEqual([]);
    expect(file?.lines).toEqual([
      {
        row: 2,
        day: null,
        isOut: true,
        amount: 50_000,
        reference: 'WD00000001-1',
        words: 'ﾐﾎﾝ ﾊﾅｺ',
        party: 'ﾐﾎﾝ ﾊﾅｺ',
        isRefused: false,
      },
      {
        row: 3,
        day: null,
        isOut: true,
        amount: 1,
        reference: 'WD00000002-3',
        words: '取引なし',
        party: 'ｶ)ﾐﾎﾝ',
        isRefused: true,
      },
    ]);
  });

  it('reports the lines that cannot be read, and a wrong count in its trailer', () => {
    const sent = zenginTransfer(ORDER);
    expect(readZenginResult(answered(sent, '0x'), OWN)?.faults).toEqual([{ row: 3, fault: 'outcome' }]);
    const short = recordsIn(answered(sent, '00')).join('');
    const without = Buffer.from(short.slice(0, 240) + short.slice(360), 'latin1');
    expect(readZenginResult(without, OWN)?.faults).toEqual([{ row: 3, fault: 'count' }]);
    expect(readZenginResult(Buffer.from('date,amount'), OWN)).toBeNull();
  });
});

describe('other files of payments', () => {
  it('go to banks of China as a sheet whose numbers stay text', () => {
    const payout = {
      ...PAYOUT,
      country: 'CN',
      payee: '=示例"公司',
      bankName: '示例银行',
      bankCode: '102100099996',
      accountNo: '6222020200112233445',
      amount: 1_234_50,
    };
    const text = chinaCsv({ ...ORDER, currency: 'CNY', payouts: [payout] }).toString();
    expect(text.split('\r\n')).toEqual([
      '\uFEFF序号,收款人名称,收款账号,开户行名称,联行号,金额,币种,用途,付款流水号',
      '1,"\t=示例""公司",\t6222020200112233445,示例银行,\t102100099996,1234.50,CNY,提现,WD00000001-1',
      '',
    ]);
  });

  it('go elsewhere as ISO 20022', () => {
    const payout = {
      ...PAYOUT,
      country: 'DE',
      payee: 'Sample & Sons',
      bankCode: 'COBADEFF',
      accountNo: 'DE89370400440532013000',
      amount: 10_050,
    };
    const sender = { ...ORDER.sender, name: 'Fovea', bankCode: 'SAMPUS33', accountNo: '000123456' };
    const text = pain001({ ...ORDER, currency: 'USD', sender, payouts: [payout] }).toString();
    expect(text).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn>' +
        '<GrpHdr><MsgId>PF00000001</MsgId><CreDtTm>2026-11-23T03:00:00.000Z</CreDtTm><NbOfTxs>1</NbOfTxs>' +
        '<CtrlSum>100.50</CtrlSum><InitgPty><Nm>Fovea</Nm></InitgPty></GrpHdr>' +
        '<PmtInf><PmtInfId>PF00000001</PmtInfId><PmtMtd>TRF</PmtMtd><NbOfTxs>1</NbOfTxs><CtrlSum>100.50</CtrlSum>' +
        '<ReqdExctnDt><Dt>2026-11-24</Dt></ReqdExctnDt><Dbtr><Nm>Fovea</Nm></Dbtr>' +
        '<DbtrAcct><Id><Othr><Id>000123456</Id></Othr></Id></DbtrAcct>' +
        '<DbtrAgt><FinInstnId><BICFI>SAMPUS33</BICFI></FinInstnId></DbtrAgt>' +
        '<CdtTrfTxInf><PmtId><InstrId>WD00000001-1</InstrId><EndToEndId>WD00000001-1</EndToEndId></PmtId>' +
        '<Amt><InstdAmt Ccy="USD">100.50</InstdAmt></Amt><CdtrAgt><FinInstnId><BICFI>COBADEFF</BICFI></FinInstnId></CdtrAgt>' +
        '<Cdtr><Nm>Sample &#38; Sons</Nm><PstlAdr><Ctry>DE</Ctry></PstlAdr></Cdtr>' +
        '<CdtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></CdtrAcct>' +
        '<RmtInf><Ustrd>WD00000001-1</Ustrd></RmtInf></CdtTrfTxInf></PmtInf></CstmrCdtTrfInitn></Document>\n',
    );
  });
});

const movement = (way: string, amount: number, details: string, edi: string, day = '081124'): string =>
  `2${'1'.padStart(8, '0')}${day}${day}${way}11${String(amount).padStart(12, '0')}`.padEnd(81) +
  details.padEnd(48) +
  ' '.repeat(30) +
  'ﾌﾘｺﾐ'.padEnd(20) +
  edi.padEnd(20) +
  ' ';
const header = ({ bank = '0009', branch = '210', number = '7654321' } = {}): string =>
  (
    '1030261125081124081124' +
    `${bank.padEnd(4)}${'ﾐﾎﾝ'.padEnd(15)}${branch.padEnd(3)}${'ﾏﾙﾉｳﾁ'.padEnd(15)}   2` +
    `${number.padStart(10, '0')}${'ｶ)ﾌｵﾍﾞｱ'.padEnd(40)}11${'100000'.padStart(14, '0')}`
  ).padEnd(200);
const trailer = ({ came = '12000', count = '000001', closing = '62000' } = {}): string =>
  `8${count}${came.padStart(13, '0')}000001${'50000'.padStart(13, '0')}1${closing.padStart(14, '0')}`.padEnd(
    200,
  );
const END = '9'.padEnd(200);
const statement = (...movements: string[]): Buffer =>
  jisBytes([header(), ...movements, trailer(), END].join(''));

describe('a statement of Japan', () => {
  const today = new Date('2026-11-25T00:00:00Z');

  it('reads each movement, whichever way its years are counted', () => {
    const file = readZenginStatement(
      statement(
        movement('1', 12_000, 'ﾐﾎﾝ ﾀﾛｳ', 'OR00000009'),
        movement('2', 50_000, '', 'WD00000001-1', '261124'),
      ),
      today,
      OWN,
    );
    expect(file).toEqual({
      faults: [],
      balances: [{ row: 4, from: '2026-11-24', to: '2026-11-24', opening: 100_000, closing: 62_000 }],
      lines: [
        {
          row: 2,
          day: '2026-11-24',
          isOut: false,
          amount: 12_000,
          reference: 'OR00000009',
          words: 'ﾐﾎﾝ ﾀﾛｳ ﾌﾘｺﾐ',
          party: 'ﾐﾎﾝ ﾀﾛｳ',
          isRefused: false,
        },
        {
          row: 3,
          day: '2026-11-24',
          isOut: true,
          amount: 50_000,
          reference: 'WD00000001-1',
          words: 'ﾌﾘｺﾐ',
          party: '',
          isRefused: false,
        },
      ],
    });
  });

  it('reports what is wrong with it', () => {
    const lame = statement(movement('1', 0, '', ''), movement('2', 50_000, '', '', '089924'));
    expect(readZenginStatement(lame, today, OWN)?.faults).toEqual([
      { row: 2, fault: 'amount' },
      { row: 3, fault: 'day' },
      { row: 4, fault: 'total' },
    ]);
    expect(readZenginStatement(jisBytes('1030'.padEnd(120)), today, OWN)).toBeNull();
  });
});

describe('a statement of Japan is refused', () => {
  const today = new Date('2026-11-25T00:00:00Z');
  const read = (...records: string[]) =>
    readZenginStatement(jisBytes([...records, END].join('')), today, OWN);
  const two = [movement('1', 12_000, '', ''), movement('2', 50_000, '', '')];

  it.each([
    ['another bank', { bank: '0001' }],
    ['another branch', { branch: '211' }],
    ['another account', { number: '1111111' }],
    ['an account that is named nowhere', { number: ' '.repeat(10) }],
  ])('where it is of %s', (_what, of) => {
    const file = read(header(of), ...two, trailer());
    expect(file).toEqual({ lines: [], faults: [{ row: 1, fault: 'account' }], balances: [] });
    expect(file && isRefused(file)).toBe(true);
  });

  it('where nobody wrote our number down, or it is the end of another one', () => {
    for (const number of ['', '1', '54321'])
      expect(
        readZenginStatement(jisBytes([header(), ...two, trailer(), END].join('')), today, { ...OWN, number })
          ?.faults,
      ).toEqual([{ row: 1, fault: 'account' }]);
  });

  it.each([
    ['count', 4, [...two, trailer({ count: '000002' })]],
    ['total', 4, [...two, trailer({ came: '12001' })]],
    ['balance', 4, [...two, trailer({ closing: '62001' })]],
    ['count', 4, [...two]],
  ] as const)('where its %s is wrong', (fault, row, records) => {
    const file = read(header(), ...records);
    expect(file?.faults).toEqual([{ row, fault }]);
    expect(file && isRefused(file)).toBe(true);
  });

  it('part by part: what is ours beside another account’s is taken', () => {
    const file = read(header({ number: '1' }), ...two, trailer(), header(), ...two, trailer());
    expect(file?.faults).toEqual([{ row: 1, fault: 'account' }]);
    expect(file?.lines).toHaveLength(2);
    expect(file && isRefused(file)).toBe(false);
  });
});

describe('the day of a line', () => {
  it.each([
    ['2026-11-26', true],
    ['2026-11-27', false],
    ['2030-01-01', false],
    ['2024-11-25', true],
    ['2001-11-25', false],
  ])('%s is taken on 25 November 2026: %s', (day, isTaken) => {
    const file = withPlausibleDays(
      readBankSheet([{ row_no: 2, cells: { day, in: '1' } }], 'JPY', ['day', 'in']),
      '2026-11-25',
    );
    expect(file.lines).toHaveLength(isTaken ? 1 : 0);
    expect(file.faults).toEqual(isTaken ? [] : [{ row: 2, fault: 'implausible' }]);
  });
});

describe('a bank’s sheet', () => {
  it.each([
    ['取引日', 'day'],
    ['お預り 金額（円）', 'in'],
    ['Paid out', 'out'],
    ['付款流水号', 'reference'],
    ['对方户名', 'party'],
    ['Balance', null],
  ])('has %s for %s', (title, column) => expect(bankColumnTitled(title)).toBe(column));

  it('is read by its rows', () => {
    const row = (row_no: number, cells: Parameters<typeof readBankSheet>[0][number]['cells']) => ({
      row_no,
      cells,
    });
    const file = readBankSheet(
      [
        row(2, { day: '2026/11/24', in: '1,200.50', words: '示例公司', reference: 'OR1' }),
        row(3, { day: '2026年11月4日', amount: '-30' }),
        row(4, { outcome: '失败', amount: '30.00', reference: 'WD00000001-1', words: '户名不符' }),
        row(5, { day: '2026-02-30', in: '1' }),
        row(6, { day: '2026-11-24', in: '1', out: '1' }),
        row(7, { day: '2026-11-24', in: '1.005' }),
        row(8, { outcome: 'maybe', amount: '1', reference: 'x' }),
        row(9, { outcome: '成功', amount: '1' }),
        row(10, { day: '20261124', in: '1', currency: 'USD' }),
      ],
      'CNY',
      ['day', 'in', 'out', 'amount', 'words', 'reference', 'outcome', 'currency'],
    );
    expect(
      file.lines.map(({ row, day, isOut, amount, isRefused }) => [row, day, isOut, amount, isRefused]),
    ).toEqual([
      [2, '2026-11-24', false, 120_050, false],
      [3, '2026-11-04', true, 3_000, false],
      [4, null, true, 3_000, true],
    ]);
    expect(file.faults).toEqual([
      { row: 5, fault: 'day' },
      { row: 6, fault: 'amount' },
      { row: 7, fault: 'amount' },
      { row: 8, fault: 'outcome' },
      { row: 9, fault: 'reference' },
      { row: 10, fault: 'currency' },
    ]);
  });

  it.each([
    [['day', 'in', 'party', 'words'] as const, '示例公司'],
    [['day', 'in', 'words', 'party'] as const, '货款'],
  ])('keeps the payer apart, and its words are the first column of texts: %j', (columns, firstText) => {
    const cells = { day: '2026-11-24', in: '5', party: '示例公司', words: '货款' };
    expect(readBankSheet([{ row_no: 2, cells }], 'CNY', columns).lines).toMatchObject([
      { party: '示例公司', words: firstText },
    ]);
  });
});
