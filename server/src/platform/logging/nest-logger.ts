import { Injectable, type LoggerService } from '@nestjs/common';
import { StartRefused } from '../kernel/app-error.js';
import { Log } from './log.js';

/** The framework's own lines, in our log: `app.useLogger(app.get(NestLogger))`. */
@Injectable()
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Log) {}

  /** The framework's messages while it wires itself up are of use only to somebody who looks for them. */
  log(message: unknown, ...rest: unknown[]): void {
    this.logger.debug(String(message), context(rest));
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.logger.debug(String(message), context(rest));
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.logger.debug(String(message), context(rest));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.logger.warn(String(message), context(rest));
  }

  error(message: unknown, ...rest: unknown[]): void {
    // The start script reports it, in one line.
    if (message instanceof StartRefused) return;
    if (message instanceof Error) this.logger.error(message.message, { ...context(rest), error: message });
    else this.logger.error(String(message), context(rest));
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.error(message, ...rest);
  }
}

/** Nest calls with (message, context) or (message, stack, context). */
function context(rest: unknown[]): Record<string, unknown> {
  const [name, ...before] = rest.toReversed();
  return {
    ...(typeof name === 'string' ? { context: name } : {}),
    ...(typeof before[0] === 'string' ? { stack: before[0] } : {}),
  };
}
