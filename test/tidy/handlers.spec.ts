import path from 'node:path';
import { refusedLines, wrongLines } from '../support/refused-lines.js';

const planted = path.join(import.meta.dirname, 'planted/calls');
const handlers = path.join(planted, 'handlers.ts');

describe('a handler that does not fit its call', () => {
  it('does not compile, and one that fits does', () => {
    expect(wrongLines(handlers).length).toBeGreaterThan(0);
    expect(refusedLines(handlers, planted)).toEqual(wrongLines(handlers));
  }, 120_000);
});
