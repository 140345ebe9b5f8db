/** Why the server does not start, in one line for whoever runs it. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
