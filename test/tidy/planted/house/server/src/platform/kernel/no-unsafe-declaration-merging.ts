// plants typescript/no-unsafe-declaration-merging
export interface Both {
  id: number;
}
export class Both {}
