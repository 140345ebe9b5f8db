import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Tx } from '../database/database.js';
import type { EventName, OutboxEvent } from './events.js';
import { subscriptionsOf, type HandlerResult } from './on-event.decorator.js';

/** A handler ready to be called; one that takes single events is given lists of one. */
export interface EventHandler {
  name: string;
  isBatch: boolean;
  run(events: OutboxEvent[], tx: Tx): HandlerResult;
}

/** Finds every method that bears `@OnEvent`, over all modules. */
@Injectable()
export class EventHandlers {
  private byEvent: ReadonlyMap<EventName, readonly EventHandler[]> | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  of(event: EventName): readonly EventHandler[] {
    this.byEvent ??= this.discover();
    return this.byEvent.get(event) ?? [];
  }

  private discover(): Map<EventName, EventHandler[]> {
    const found = new Map<EventName, EventHandler[]>();
    for (const wrapper of [...this.discovery.getProviders(), ...this.discovery.getControllers()]) {
      const instance: unknown = wrapper.isDependencyTreeStatic() ? wrapper.instance : undefined;
      if (typeof instance !== 'object' || instance === null) continue;
      // Null for a value that is no instance of a class: it has no decorated methods.
      const prototype: unknown = Object.getPrototypeOf(instance);
      if (typeof prototype !== 'object' || prototype === null) continue;
      for (const key of this.scanner.getAllMethodNames(prototype)) this.collect(instance, key, found);
    }
    return found;
  }

  private collect(instance: object, key: string, found: Map<EventName, EventHandler[]>): void {
    const method: unknown = Reflect.get(instance, key);
    if (typeof method !== 'function') return;
    for (const { event, handler, isBatch } of subscriptionsOf(method)) {
      const handlers = found.get(event) ?? [];
      if (handlers.some(({ name }) => name === handler))
        throw new Error(`two handlers of ${event} are called ${handler}`);
      handlers.push({
        name: handler,
        isBatch,
        // The decorator's types bind the method's parameters to the event's name.
        run: (events, tx) =>
          Reflect.apply(method, instance, [isBatch ? events : events[0], tx]) as HandlerResult,
      });
      found.set(event, handlers);
    }
  }
}
