import { METHOD_METADATA } from '@nestjs/common/constants.js';
import type { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { CALL_METADATA } from './call.decorator.js';

/** Stops the start when a route has no declaration of who may call it (I6). */
export function assertEveryHandlerDeclared(discovery: DiscoveryService, scanner: MetadataScanner): void {
  for (const { instance } of discovery.getControllers()) {
    const prototype: unknown = Object.getPrototypeOf(instance);
    if (typeof prototype !== 'object' || prototype === null) continue;
    for (const name of scanner.getAllMethodNames(prototype)) {
      const handler: unknown = Reflect.get(prototype, name);
      if (typeof handler !== 'function' || !Reflect.hasMetadata(METHOD_METADATA, handler)) continue;
      if (!Reflect.hasMetadata(CALL_METADATA, handler)) {
        throw new Error(`${prototype.constructor.name}.${name} does not declare who may call it`);
      }
    }
  }
}
