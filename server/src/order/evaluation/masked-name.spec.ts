import { maskedName } from './masked-name.js';

describe('the name of an author for strangers', () => {
  it.each([
    ['入札 一郎', '入***郎'],
    ['虚构 买家三', '虚***三'],
    ['Bea Bidwell', 'B***l'],
    ['Bo', 'B***'],
    ['森', '森***'],
    ['𠮷田 翼', '𠮷***翼'],
    ['  Ida  ', 'I***a'],
    ['', '***'],
  ])('%s is %s', (name, masked) => expect(maskedName(name)).toBe(masked));
});
