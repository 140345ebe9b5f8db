// plants typescript/no-unsafe-member-access
export function look(text: string): void {
  void JSON.parse(text).id;
}
