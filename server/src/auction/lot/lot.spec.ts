import { createHash } from 'node:crypto';
import { canonicalRow, GENESIS_HASH, type PublicLogRow } from '@fovea/shared-types/auction/public-log';
import { chainHash, commitment } from './lot.js';

const row: PublicLogRow = {
  seq: 1,
  kind: 'bid',
  at: Date.UTC(2026, 0, 5, 1, 2, 3, 4),
  priceAfter: 198_000,
  endAfter: Date.UTC(2026, 0, 6, 1),
  bidderNo: 3,
  commitment: 'ab',
  voidsSeq: null,
};

describe('the canonical row', () => {
  it('is a JSON array without spaces, in fixed order, times in UTC', () => {
    expect(canonicalRow(row)).toBe(
      '[1,"bid","2026-01-05T01:02:03.004Z",198000,"2026-01-06T01:00:00.000Z",3,"ab",null]',
    );
  });

  it('differs when made at another time, whatever was written before', () => {
    const texts = [row.at, row.at + 1, row.at + 1, row.at].map((at) => canonicalRow({ ...row, at }));
    expect(texts.map((text) => /03\.\d{3}Z/.exec(text)?.[0])).toEqual([
      '03.004Z',
      '03.005Z',
      '03.005Z',
      '03.004Z',
    ]);
  });

  it('writes what staff did with nulls and the voided row by its number', () => {
    expect(
      canonicalRow({ ...row, seq: 7, kind: 'void', bidderNo: null, commitment: null, voidsSeq: 5 }),
    ).toBe('[7,"void","2026-01-05T01:02:03.004Z",198000,"2026-01-06T01:00:00.000Z",null,null,5]');
  });
});

describe('the chain', () => {
  it('starts from 64 zeros and is plain SHA-256 over the previous hash and the row', () => {
    const first = chainHash(GENESIS_HASH, canonicalRow(row));
    expect(first).toBe(
      createHash('sha256')
        .update('0'.repeat(64) + canonicalRow(row))
        .digest('hex'),
    );
    expect(first).toBe('519b6237a3bbe65f527d7400f139675faf894090904f5cc8a80709583d7e3e80');
  });

  it.each([
    { seq: 2 },
    { kind: 'automatic' },
    { at: row.at + 1 },
    { priceAfter: 198_001 },
    { endAfter: row.endAfter + 1 },
    { bidderNo: 4 },
    { commitment: 'ac' },
    { voidsSeq: 1 },
  ])('gives another hash when %p', (change) => {
    expect(chainHash(GENESIS_HASH, canonicalRow({ ...row, ...change }))).not.toBe(
      chainHash(GENESIS_HASH, canonicalRow(row)),
    );
  });

  it('carries a change through every later row', () => {
    const tail = canonicalRow({ ...row, seq: 2 });
    const one = chainHash(chainHash(GENESIS_HASH, canonicalRow(row)), tail);
    const other = chainHash(chainHash(GENESIS_HASH, canonicalRow({ ...row, priceAfter: 1 })), tail);
    expect(one).not.toBe(other);
  });
});

describe('the commitment', () => {
  it('opens with salt and maximum, and with nothing else', () => {
    expect(commitment('5a17', 250_000)).toBe(createHash('sha256').update('5a17:250000').digest('hex'));
    expect(commitment('5a17', 250_001)).not.toBe(commitment('5a17', 250_000));
    expect(commitment('5a18', 250_000)).not.toBe(commitment('5a17', 250_000));
  });
});
