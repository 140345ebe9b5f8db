/**
 * Its call would be known to every file after it.
 *
 * @jest-environment node
 */
import 'reflect-metadata';
import { Controller, Post } from '@nestjs/common';
import { type DiscoveryService, MetadataScanner } from '@nestjs/core';
import { call } from '@fovea/shared-types/call';
import { Call } from './call.decorator.js';
import { assertEveryHandlerDeclared } from './declared-handlers.js';

const declared = call('/planted/declared', { may: 'public', response: null, summary: 'Does nothing' });

@Controller()
class Sound {
  @Call(declared)
  declared(): void {}
}

@Controller()
class Open extends Sound {
  @Post('/planted/open')
  open(): void {}
}

const discovering = (instance: object) =>
  ({ getControllers: () => [{ instance }] }) as unknown as DiscoveryService; // all that is called of it

describe('a route without a rule of who may call it', () => {
  it('stops the start', () => {
    const scanner = new MetadataScanner();
    expect(() => assertEveryHandlerDeclared(discovering(new Sound()), scanner)).not.toThrow();
    expect(() => assertEveryHandlerDeclared(discovering(new Open()), scanner)).toThrow('Open.open');
  });
});
