import { DEFAULTS, readSettings, SIZES } from './settings';

describe('kept settings', () => {
  it('are the defaults where nothing was kept', () => {
    for (const text of [null, '', '{', '[]', '7', 'null']) expect(readSettings(text)).toEqual(DEFAULTS);
    expect(DEFAULTS).toMatchObject({
      sideTheme: 'theme-dark',
      tagsView: true,
      sidebarLogo: true,
      fixedHeader: false,
      size: 'medium',
    });
  });

  it('have four sizes', () => expect(SIZES).toEqual(['default', 'medium', 'small', 'mini']));

  it('are restored as they were', () => {
    const kept = { ...DEFAULTS, topNav: true, theme: '#e11d48', size: 'mini', lockMinutes: 0 } as const;
    expect(readSettings(JSON.stringify(kept))).toEqual(kept);
  });

  it('lose what makes no sense, and keep the rest', () => {
    const kept = {
      topNav: 'yes',
      theme: 'url(x)',
      size: 'huge',
      sideTheme: 'pink',
      lockMinutes: 7,
      tagsView: false,
    };
    expect(readSettings(JSON.stringify(kept))).toEqual({ ...DEFAULTS, tagsView: false });
  });
});
