// plants nothing
it('reads an answer piece by piece', () => {
  const body = JSON.parse('{"id":1}');
  expect(body.id).toBe(1);
});
