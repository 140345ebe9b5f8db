/** The address of a stored file under its generated key, or null for none. */
export function fileUrl<Key extends string | null>(key: Key): Key {
  // A string stays a string and null stays null; a template type cannot express that.
  return (key === null ? null : `/files/${key}`) as Key;
}
