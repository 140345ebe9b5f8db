import { PasswordService } from './password.service.js';

const passwords = new PasswordService();

describe('checking a password (I5)', () => {
  it('costs the same work without an account as with one, and never succeeds', async () => {
    const hash = await passwords.hash('a long walk by the sea');
    await passwords.verify(null, 'warm');
    /** Work, not time: other processes on the machine do not count. */
    const workOf = async (passwordHash: string | null): Promise<number> => {
      const before = process.cpuUsage();
      for (let i = 0; i < 8; i++) expect(await passwords.verify(passwordHash, 'a guess')).toBe(false);
      return process.cpuUsage(before).user;
    };
    const [unknown, known] = [await workOf(null), await workOf(hash)];
    expect(unknown / known).toBeGreaterThan(0.6);
    expect(unknown / known).toBeLessThan(1.7);
  });

  it('knows the right one, as it was typed', async () => {
    const hash = await passwords.hash(' Pässwörd 密码 ');
    expect(await passwords.verify(hash, ' Pässwörd 密码 ')).toBe(true);
    expect(await passwords.verify(hash, 'Pässwörd 密码')).toBe(false);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
