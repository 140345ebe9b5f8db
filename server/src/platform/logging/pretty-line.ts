import { Writable } from 'node:stream';

const LEVELS: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};
const HIDDEN_FIELDS = new Set(['level', 'time', 'msg', 'node', 'pid', 'hostname', 'error']);

/** One line a person can read, from one line of JSON. */
export function prettyLine(json: string): string {
  // pino wrote it a moment ago, with these fields.
  const line = JSON.parse(json) as { level: number; time: string; msg?: string; error?: { stack?: string } };
  const fields = Object.entries(line)
    .filter(([name]) => !HIDDEN_FIELDS.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const parts = [line.time.slice(11, 19), (LEVELS[line.level] ?? '').padEnd(5), line.msg ?? '', ...fields];
  return `${parts.join(' ')}${line.error?.stack ? `\n${line.error.stack}` : ''}\n`;
}

/** What development logs to instead of JSON. */
export function prettyOutput(): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      process.stdout.write(prettyLine(chunk.toString()));
      done();
    },
  });
}
