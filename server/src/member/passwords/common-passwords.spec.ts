import { isCommonPassword } from './common-passwords.js';

describe('common passwords', () => {
  it.each([
    'password',
    'PassWord',
    'Password123!',
    'qwertyuiop',
    '1qaz2wsx',
    'woaini1314',
    'sakura2025',
    'Welcome@123',
    'aaaaaaaa',
    'abababab',
    'abcabcabc',
    'abcdefgh',
    '87654321',
    'ｐａｓｓｗｏｒｄ',
  ])('knows %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['correct horse battery', 'Fovea-demo-2026', 'kx9!Lm2#pQ', '雨の日の眼科検査', 'abcdefgx'])(
    'lets %s be',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
