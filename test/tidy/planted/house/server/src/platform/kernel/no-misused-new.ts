// plants typescript/no-misused-new
export interface Made {
  new (): Made;
}
