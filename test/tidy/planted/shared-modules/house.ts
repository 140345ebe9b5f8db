/** Is loaded once for all files. */
export const house = { files: 0, door: () => 'shut' };
// As libraries do.
Reflect.set(globalThis, 'shelf', { books: 1 });

/** Finds the house as it was built, and leaves it otherwise. */
export function itComesAndGoes(): void {
  house.files += 1;

  it(`is file ${house.files}`, async () => {
    expect(process.env.PLANTED).toBeUndefined();
    expect(process.env.NODE_ENV).toBe('test');
    expect(house.door()).toBe('shut');
    expect(Reflect.get(globalThis, 'shelf')).toEqual({ books: 1 });
    expect(Date.now()).toBeGreaterThan(1);
    await new Promise((resolve) => setTimeout(resolve, 1));

    process.env.PLANTED = 'left behind';
    process.env.NODE_ENV = 'left behind';
    jest.spyOn(house, 'door').mockReturnValue('open');
    expect(house.door()).toBe('open');
    jest.useFakeTimers().setSystemTime(1);
    expect(Date.now()).toBe(1);
  });
}
