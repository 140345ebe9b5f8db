import { Client } from 'pg';

/** Has the database record these migrations instead of its own, as an earlier release did. */
export async function recordMigrations(url: string, names: readonly string[]): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query('DELETE FROM migration');
    await client.query(
      `INSERT INTO migration (timestamp, name)
       SELECT substring(name FROM '\\d{1,13}$')::bigint, name FROM unnest($1::text[]) WITH ORDINALITY AS old (name, place)
       ORDER BY place`,
      [names],
    );
  } finally {
    await client.end();
  }
}

/** In the order in which they were recorded. */
export async function recordedMigrations(url: string): Promise<string[]> {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migration ORDER BY id');
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
