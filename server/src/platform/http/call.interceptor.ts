import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { CallDefinition } from '@fovea/shared-types/call';
import { CODE_OK } from '@fovea/shared-types/envelope';
import { map, type Observable } from 'rxjs';
import { AppError, fieldError } from '../kernel/app-error.js';
import { successText } from '../../i18n/texts.js';
import { BodyValidator } from './body-validator.js';
import { CALL_METADATA, type CallRequest } from './call.decorator.js';

/** Before a handler: the body becomes what its DTO names. After it: the answer gets its envelope. */
@Injectable()
export class CallInterceptor implements NestInterceptor {
  private validator: BodyValidator | undefined;

  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = this.reflector.get<CallDefinition | undefined>(CALL_METADATA, context.getHandler());
    if (!call) return next.handle();
    const request = context.switchToHttp().getRequest<CallRequest>();
    // Made at the first call: by then every module has declared its DTOs.
    this.validator ??= new BodyValidator();
    // A form is a body for uploads alone: what a browser sends across sites must not reach any other call.
    if (request.isMultipart() !== (call.uploads !== undefined)) throw wrongBody(call);
    request.body = this.validator.validate(call, request.body);
    const msg = call.success && request.caller ? successText(request.caller.language, call.success) : '';
    return next.handle().pipe(map((data: unknown) => ({ code: CODE_OK, msg, data: data ?? null })));
  }
}

const wrongBody = ({ uploads }: CallDefinition): AppError =>
  uploads === undefined ? new AppError('MALFORMED_JSON') : fieldError({ [uploads]: { key: 'required' } });
