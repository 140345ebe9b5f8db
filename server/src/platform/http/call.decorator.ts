import {
  Body,
  createParamDecorator,
  HttpCode,
  Post,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import {
  definitionOf,
  type Call as SharedCall,
  type CallDefinition,
  type May,
  type NoRequest,
  type UploadCall,
} from '@fovea/shared-types/call';
import type { FastifyRequest } from 'fastify';
import type { Caller, MemberCaller, StaffCaller } from '../kernel/caller.js';
import { IncomingFile } from './incoming-file.js';

export const CALL_METADATA = 'fovea:call';

/** Every call of the running program, for OpenAPI and the compiled validators. */
export const callRegistry = new Map<string, CallDefinition>();

/** The caller as the guard establishes them for the declared permission. */
type CallerFor<Who extends May> = Who extends 'public'
  ? Caller
  : Who extends 'member'
    ? MemberCaller
    : StaffCaller;

/** What a handler is given, in this order. */
type Given<Of> =
  Of extends UploadCall<unknown, infer Who, string>
    ? [caller: CallerFor<Who>, file: IncomingFile]
    : Of extends SharedCall<infer Request, unknown, infer Who>
      ? Request extends NoRequest
        ? [caller: CallerFor<Who>]
        : [caller: CallerFor<Who>, request: Request]
      : never;

type Answer<Of> = Of extends { types?: (body: never) => infer Response } ? Response : never;

/** Nothing where the handler fits its call, else what the call would have it be: the compiler shows it. */
type Fitting<Of, Args extends readonly unknown[], Result> =
  Given<Of> extends readonly [...Args, ...unknown[]]
    ? [Awaited<Result>] extends [Answer<Of> | (null extends Answer<Of> ? void : never)]
      ? unknown
      : { 'must answer': Answer<Of> }
    : { 'must take': Given<Of> };

type Handler<Of> = <Args extends readonly unknown[], Result>(
  target: object,
  name: string,
  handler: TypedPropertyDescriptor<(...args: Args) => Result> & Fitting<Of, Args, Result>,
) => void;

/**
 * Serves a call by this method, which is given the caller (Caller, MemberCaller or StaffCaller, as `may` promises),
 * then the request as its class names it, or the file. A method that does not fit its call does not compile.
 */
export function Call<Of extends SharedCall<never, unknown> | UploadCall<unknown, May, string>>(
  known: Of,
): Handler<Of> {
  return (target, name, handler) => serveBy(definitionOf(known), target, name, handler);
}

/** What `@Call` does, for handlers that are built at run time. */
export function serveBy(
  definition: CallDefinition,
  target: object,
  name: string,
  handler: PropertyDescriptor,
): void {
  callRegistry.set(definition.path, definition);
  for (const decorate of [Post(definition.path), HttpCode(200), SetMetadata(CALL_METADATA, definition)])
    decorate(target, name, handler);
  RequestCaller()(target, name, 0);
  if (definition.uploads !== undefined) Upload()(target, name, 1);
  else if (definition.request) Body()(target, name, 1);
}

export interface CallRequest extends FastifyRequest {
  caller?: Caller;
  /** Called with whose token it is, once its signature is proven and before its session is read. */
  onTokenProven?: (accountId: number) => void;
}

/** The caller as the guard established them. */
const RequestCaller = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return context.switchToHttp().getRequest<CallRequest>().caller;
});

/** The file of the request, not read yet. */
const Upload = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    new IncomingFile(context.switchToHttp().getRequest<FastifyRequest>()),
);
