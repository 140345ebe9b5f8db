it('throws when nobody waits for it', async () => {
  setTimeout(() => {
    throw new Error('late');
  }, 1);
  await new Promise((resolve) => setTimeout(resolve, 50));
});
