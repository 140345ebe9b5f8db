import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { LRUCache } from 'lru-cache';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import { BodyValidator } from '../../platform/http/body-validator.js';
import { Log } from '../../platform/logging/log.js';
import { ModelAnswer, toFilters } from './model-answer.js';
import { askModel, type ModelSettings } from './model-client.js';
import { promptOf } from './model-prompt.js';
import { understand } from './understand.js';
import type { SearchFilter, Understanding } from './understanding.js';
import type { Vocabulary } from './vocabulary.js';

export interface Reading extends Understanding {
  /** A service should have read the sentence and did not. */
  isStandIn: boolean;
}

interface Question {
  sentence: string;
  vocabulary: Vocabulary;
  year: number;
}

const KEPT_MAX = 500;
const KEPT_MS = 600_000;
/** A service that fails again and again is left alone for a while, so that nobody waits for it in vain. */
const FAILURES_MAX = 3;
const PAUSE_MS = 30_000;

/** Reads sentences: by a service where one is set, and by itself whenever that does not help. */
@Injectable()
export class SentenceReader {
  private readonly settings: ModelSettings | null;
  private readonly kept: LRUCache<string, readonly SearchFilter[], Question>;
  private validator: BodyValidator | undefined;
  private failures = 0;
  private pausedUntil = 0;

  constructor(
    @Inject(ENV) env: Env,
    private readonly log: Log,
  ) {
    const { aiSearchUrl: url, aiSearchModel: model, aiSearchKey: key, aiSearchTimeoutMs: timeoutMs } = env;
    this.settings = url !== undefined && model !== undefined ? { url, key, model, timeoutMs } : null;
    this.kept = new LRUCache({
      max: KEPT_MAX,
      ttl: KEPT_MS,
      fetchMethod: (_key, _old, { context }) => this.askModelOnce(context),
    });
  }

  async read(
    sentence: string,
    vocabularyIn: (language: Language) => Vocabulary,
    reader: Language,
    year: number,
  ): Promise<Reading> {
    const filters =
      this.settings && (await this.byService({ sentence, vocabulary: vocabularyIn(reader), year }));
    if (filters) return { filters, unknownWords: [], isStandIn: false };
    return { ...understand(sentence, vocabularyIn, reader, year), isStandIn: this.settings !== null };
  }

  /** Null when the service is away, answers nothing useful or takes too long. */
  private async byService(question: Question): Promise<readonly SearchFilter[] | null> {
    if (Date.now() < this.pausedUntil) return null;
    try {
      const filters = await this.kept.forceFetch(question.sentence, { context: question });
      this.failures = 0;
      return filters.length > 0 ? filters : null;
    } catch (error) {
      this.failures += 1;
      if (this.failures >= FAILURES_MAX) this.pausedUntil = Date.now() + PAUSE_MS;
      this.log.warn('the AI search service did not help', { error });
      return null;
    }
  }

  private async askModelOnce({ sentence, vocabulary, year }: Question): Promise<readonly SearchFilter[]> {
    if (!this.settings) throw new Error('no AI search service is set');
    const answer = await askModel(this.settings, promptOf(vocabulary.shop, year), sentence);
    this.validator ??= new BodyValidator();
    // The validator lets nothing through but what the class describes.
    return toFilters(this.validator.check(ModelAnswer, answer) as ModelAnswer, sentence, vocabulary);
  }
}
