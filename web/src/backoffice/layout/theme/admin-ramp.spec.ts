import { ADMIN_COLOUR, rampOf } from './admin-ramp';
import { contrast } from './colour';

describe('the ramp of a theme colour', () => {
  it('of the back office is the one that was drawn for it', () => {
    expect(rampOf(ADMIN_COLOUR).shades[8]).toBe('#006cdb');
    expect(rampOf('#409EFF').shades[5]).toBe('#409eff');
  });

  it.each([
    '#409eff',
    '#ffd54a',
    '#f5f5f5',
    '#ffffff',
    '#8cc63e',
    '#e11d48',
    '#111827',
    '#7c3aed',
    '#000000',
  ])('of %s can be read wherever it is text, and under every label', (colour) => {
    const { shades, label, onSidebar } = rampOf(colour);
    expect(contrast(shades[8], '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shades[8], '#f6f8fa')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shades[9], shades[1])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(label, shades[5])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(label, shades[6])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(onSidebar, '#304156')).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps the colour that was picked', () => expect(rampOf('#e11d48').shades[5]).toBe('#e11d48'));
});

describe('contrast', () => {
  it('is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#8cc63e', '#ffffff')).toBeCloseTo(2.05, 2);
    expect(contrast('#006cdb', '#ffffff')).toBeCloseTo(5, 1);
  });
});
