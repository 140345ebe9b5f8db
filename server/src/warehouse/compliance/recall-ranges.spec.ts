import { rangeOf } from './recall-ranges.js';

describe('a range of numbers', () => {
  it.each([
    ['a001', 'A001'],
    [' A001 ~ A099 ', 'A001~A099'],
    ['Ａ００１～Ａ０９９', 'A001~A099'],
    ['A001〜A099', 'A001~A099'],
    ['A-1~A-1', 'A-1'],
  ])('is kept in capitals of half width: %s', (typed, kept) => {
    expect(rangeOf(typed)).toBe(kept);
  });

  it.each([' ', 'A9~A10', 'A099~A001', 'A001~', '~A001', 'A001~A002~A003'])('is none: %s', (typed) => {
    expect(rangeOf(typed)).toBeNull();
  });
});
