import { Inject, Injectable } from '@nestjs/common';
import { pino, type DestinationStream, type Logger } from 'pino';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { prettyOutput } from './pretty-line.js';
import { redact } from './redact.js';

/** What a line contains beside its message; an `error` among it is written with its stack and causes. */
export type LogFields = Record<string, unknown>;

type LogSettings = Pick<Env, 'logLevel' | 'nodeEnv' | 'nodeName'>;

/** One line of JSON per fact (in development a readable one), with the trace id of the request it belongs to. */
@Injectable()
export class Log {
  private readonly logger: Logger;

  constructor(@Inject(ENV) env: LogSettings) {
    this.logger = createLogger(env, env.nodeEnv === 'development' ? prettyOutput() : pino.destination(1));
  }

  /** Whether lines of that level are written at all: saves making fields for nobody. */
  get isDebug(): boolean {
    return this.logger.isLevelEnabled('debug');
  }

  debug(message: string, fields?: LogFields): void {
    this.write('debug', message, fields);
  }

  info(message: string, fields?: LogFields): void {
    this.write('info', message, fields);
  }

  warn(message: string, fields?: LogFields): void {
    this.write('warn', message, fields);
  }

  /** Something of ours is broken and a person should look. */
  error(message: string, fields?: LogFields): void {
    this.write('error', message, fields);
  }

  /** A line whose fields are numbers and names of ours: nothing to hide in it, and one is written for each call. */
  plain(message: string, fields: Readonly<Record<string, string | number | null>>): void {
    this.logger.info(fields, message);
  }

  private write(level: 'debug' | 'info' | 'warn' | 'error', message: string, fields?: LogFields): void {
    if (!this.logger.isLevelEnabled(level)) return;
    this.logger[level](fields ? redact(fields) : {}, message);
  }
}

export function createLogger(env: LogSettings, output: DestinationStream): Logger {
  return pino(
    {
      level: env.logLevel,
      base: { node: env.nodeName },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    output,
  );
}
