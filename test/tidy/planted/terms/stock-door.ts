/** Gives it back to whom he names. */
export class StockDoor {
  tellBuyer(openPaper: string): void {
    const hisPapers = [openPaper];
    it('is told of his paper', () => expect(hisPapers).toEqual([]));
  }
}
export const planted = call('/planted', { summary: 'Tells the house of a paper' });
export const label = ['纸', 'What stands on the paper', '紙'];
