import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { invariant } from '../kernel/app-error.js';

/** A paper that goes with a message: which, about what, in which language. */
export interface AttachedPaper {
  kind: string;
  subject: string;
  language: Language;
}

export interface Attachment {
  name: string;
  content: Buffer;
}

type Draw = (paper: AttachedPaper) => Promise<Attachment | null>;

/** Whoever draws papers says so here: messages leave from a floor that knows none. */
@Injectable()
export class Attachments {
  private draws: Draw | null = null;

  register(draws: Draw): void {
    this.draws = draws;
  }

  /** Null where there is no such paper any more. */
  draw(paper: AttachedPaper): Promise<Attachment | null> {
    invariant(this.draws, 'somebody draws papers');
    return this.draws(paper);
  }
}
