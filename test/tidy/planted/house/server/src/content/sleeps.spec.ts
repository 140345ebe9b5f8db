// plants fixed-wait
it('is quick enough today', async () => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(1).toBe(1);
});
