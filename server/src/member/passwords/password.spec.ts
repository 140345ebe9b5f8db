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
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    // The least of each is free of what else this process did meanwhile, such as compiling.
    const works = { unknown: [] as number[], known: [] as number[] };
    for (let i = 0; i < 4; i++) {
      works.unknown.push(await workOf(null));
      works.known.push(await workOf(hash));
    }
    const [unknown, known] = [Math.min(...works.unknown), Math.min(...works.known)];
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
