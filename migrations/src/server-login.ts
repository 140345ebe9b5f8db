import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DataSource } from 'typeorm';

/** The role that may do what the server does; logins get it by membership. */
const SERVER_ROLE = 'fovea_app';
const SCRAM_ITERATIONS = 4096;
const SALT_BYTES = 16;
/** What PostgreSQL says to an unknown role, and to a wrong password. */
const NOT_LET_IN = new Set(['28000', '28P01']);

/**
 * Makes the login that `serverUrl` names, or gives it the password that stands there: a member of the server's role and
 * of nothing else. One that works already is left alone, so that the owner need not be able to make roles.
 * @param owner  a connection that may make roles
 */
export async function letServerIn(owner: Pick<DataSource, 'query'>, serverUrl: string): Promise<void> {
  if (await letsIn(serverUrl)) return;
  const { username, password } = new URL(serverUrl);
  const login = decodeURIComponent(username);
  // Names and verifiers cannot be parameters of such statements: the database quotes them itself.
  const statement = `DO $do$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = ${text(login)}) THEN
      EXECUTE format('CREATE ROLE %I', ${text(login)});
    END IF;
    EXECUTE format('ALTER ROLE %I LOGIN PASSWORD %L', ${text(login)}, ${
      password === '' ? 'NULL' : text(scramVerifier(decodeURIComponent(password)))
    }::text);
    EXECUTE format('GRANT ${SERVER_ROLE} TO %I', ${text(login)});
  END $do$`;
  await owner.query(statement);
}

async function letsIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
  } catch (error) {
    if (error instanceof pg.DatabaseError && NOT_LET_IN.has(error.code ?? '')) return false;
    throw error;
  }
  const { rows } = await client.query<{ is_member: boolean }>(
    `SELECT pg_has_role('${SERVER_ROLE}', 'MEMBER') AS is_member`,
  );
  await client.end();
  return rows[0]?.is_member === true;
}

/** What PostgreSQL keeps of a password (RFC 5803), made here: the password itself reaches neither statement nor log. */
function scramVerifier(password: string): string {
  const salt = randomBytes(SALT_BYTES);
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, SCRAM_ITERATIONS, 32, 'sha256');
  const keyOf = (name: string): Buffer => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  const verifier = `${SCRAM_ITERATIONS}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`;
  return `SCRAM-SHA-256$${verifier}`;
}

/** A literal that holds inside of `$do$ … $do$` too. */
function text(value: string): string {
  if (value.includes('$do$')) throw new Error('a login cannot have such a name');
  return pg.escapeLiteral(value);
}
