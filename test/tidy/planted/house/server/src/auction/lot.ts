// plants nothing
export interface Lot {
  id: number;
}
export const lot: Lot = { id: 1 };
