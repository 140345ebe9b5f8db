// plants dead-method

export class Orders {
  nobodyCallsThis(): number {
    return 1;
  }
}
