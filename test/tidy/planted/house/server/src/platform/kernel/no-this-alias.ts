// plants dead-method typescript/no-this-alias
export class Self {
  me(): Self {
    const self = this;
    return self;
  }
}
