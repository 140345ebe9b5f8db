import { Catch, HttpException, Injectable, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { translateDatabaseError } from '../database/constraint-errors.js';
import { Log } from '../logging/log.js';
import { AppError, type RefusalId } from '../kernel/app-error.js';
import { answerFailure } from './answer-failure.js';

/** HTTP faults that no handler decided, by status. */
const HTTP_FAULTS: Record<number, RefusalId> = {
  400: 'MALFORMED_JSON',
  403: 'FORBIDDEN',
  404: 'PATH_UNKNOWN',
  405: 'PATH_UNKNOWN',
  413: 'TOO_LARGE',
  415: 'MALFORMED_JSON',
  429: 'RATE_LIMITED',
};

/** Where every error becomes an answer; a fault of ours is logged with its cause and answered with its trace id only. */
@Injectable()
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    answerFailure(request, reply, this.asRefusal(thrown, request));
  }

  private asRefusal(thrown: unknown, request: FastifyRequest): AppError {
    const error = translateDatabaseError(thrown);
    if (error instanceof AppError) return error;
    const status = statusOf(error);
    const known = status === undefined ? undefined : HTTP_FAULTS[status];
    if (known) return new AppError(known);
    this.log.error('request failed', { trace_id: request.id, path: request.url, error });
    return new AppError('INTERNAL');
  }
}

/** Nest's exceptions and Fastify's own errors carry a status. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number')
    return error.statusCode;
  return undefined;
}
