import { describe, expect, it } from 'vitest';
import { linkAddress } from './link-address';

describe('the address of a link', () => {
  it.each([
    ['https://fovea.example/a?b=1#c', 'https://fovea.example/a?b=1#c'],
    [' fovea.example/a ', 'https://fovea.example/a'],
    ['ｆｏｖｅａ．ｅｘａｍｐｌｅ', 'https://fovea.example'],
    ['help@fovea.example', 'mailto:help@fovea.example'],
    ['tel:+81312345678', 'tel:+81312345678'],
  ])('%s leads to %s', (typed, address) => expect(linkAddress(typed)).toBe(address));

  it.each([
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'two words',
    '//other.example',
    'word',
    'https://',
  ])('“%s” leads nowhere', (typed) => expect(linkAddress(typed)).toBeNull());
});
