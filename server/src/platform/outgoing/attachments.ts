import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { invariant } from '../kernel/app-error.js';

/** A document attached to a message: which, about what, in which language. */
export interface AttachedDocument {
  kind: string;
  subject: string;
  language: Language;
}

export interface Attachment {
  name: string;
  content: Buffer;
}

type Draw = (document: AttachedDocument) => Promise<Attachment | null>;

/** Modules that draw documents register here: messages are sent from a layer that has none. */
@Injectable()
export class Attachments {
  private draws: Draw | null = null;

  register(draws: Draw): void {
    this.draws = draws;
  }

  /** Null where there is no such document any more. */
  draw(document: AttachedDocument): Promise<Attachment | null> {
    invariant(this.draws, 'a module draws documents');
    return this.draws(document);
  }
}
