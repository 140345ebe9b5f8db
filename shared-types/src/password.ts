export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Length in characters, as a person counts them; the common list is the server's. */
export function hasPasswordLength(password: string): boolean {
  const length = [...password].length;
  return length >= PASSWORD_MIN && length <= PASSWORD_MAX;
}
