/** Gives it back to whom he names. */
export class StockDoor {
  tellBuyer(): void {}
}
