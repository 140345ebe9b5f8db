import { describe, expect, it } from 'vitest';
import { theme } from './theme';

describe('the theme of the shop', () => {
  it('has its own green as the primary colour', () => {
    const { colors, primaryColor = '', primaryShade } = theme;
    expect(colors?.[primaryColor]?.[Number(primaryShade)]).toBe('#8cc63e');
  });
});
