/** @jest-environment node */
it('finds nothing that others put up for all', () => {
  expect(Reflect.has(globalThis, 'shelf')).toBe(false);
});
