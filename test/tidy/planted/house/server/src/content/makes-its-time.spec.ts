// plants nothing
it('makes its time', async () => {
  jest.useFakeTimers();
  const rung = new Promise((resolve) => setTimeout(resolve, 50));
  await jest.advanceTimersByTimeAsync(50);
  await rung;
});
