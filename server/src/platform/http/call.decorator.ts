import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  Post,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import type { Call as SharedCall, UploadCall } from '@fovea/shared-types/call';
import type { Permission } from '@fovea/shared-types/permissions';
import type { FastifyRequest } from 'fastify';
import type { SuccessId } from '../../i18n/texts.js';
import type { Caller } from '../kernel/caller.js';
import { IncomingFile } from './incoming-file.js';

/** A class of shared-types, or a list of one, or nothing. */
export type BodyType = (new () => object) | [new () => object] | null;

export interface CallDefinition {
  path: string;
  /** Who may: everybody, any session, or who holds the permission. */
  may: 'public' | 'member' | Permission;
  request: (new () => object) | null;
  response: BodyType;
  /** The answer may be null instead, where what was asked for need not exist. */
  mayBeNull?: true;
  summary: string;
  /** The field of a multipart form that carries the file; such a call has no JSON body. */
  uploads?: 'file';
  /** What `msg` of the answer tells the person, in his language; without it the screen finds its own words. */
  success?: SuccessId;
}

export const CALL_METADATA = 'fovea:call';

/** Every call of the running program, for OpenAPI and the compiled validators. */
export const callRegistry = new Map<string, CallDefinition>();

/** Binds a handler to a call: its path, who may, both shapes and one line for the reader. */
export function Call<Request, Response>(
  { path }: SharedCall<Request, Response>,
  options: Omit<CallDefinition, 'path'>,
): MethodDecorator {
  const definition: CallDefinition = { path, ...options };
  callRegistry.set(path, definition);
  return applyDecorators(Post(path), HttpCode(200), SetMetadata(CALL_METADATA, definition));
}

/** Binds a handler to a call whose body is a file; it takes the file by `@Upload()`. */
export function UploadTo<Response>(
  { path, uploads }: UploadCall<Response>,
  options: Omit<CallDefinition, 'path' | 'request' | 'uploads'>,
): MethodDecorator {
  const definition: CallDefinition = { path, uploads, request: null, ...options };
  callRegistry.set(path, definition);
  return applyDecorators(Post(path), HttpCode(200), SetMetadata(CALL_METADATA, definition));
}

export interface CallRequest extends FastifyRequest {
  caller?: Caller;
  /** Called with whose token it is, once its signature is proven and before its session is read. */
  onTokenProven?: (accountId: number) => void;
}

/** The caller as the guard established him: Caller, MemberCaller or StaffCaller, as `may` promises. */
export const RequestCaller = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return context.switchToHttp().getRequest<CallRequest>().caller;
});

/** The file of the request, not read yet. */
export const Upload = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    new IncomingFile(context.switchToHttp().getRequest<FastifyRequest>()),
);
