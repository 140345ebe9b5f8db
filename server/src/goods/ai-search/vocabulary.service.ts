import { Injectable } from '@nestjs/common';
import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import { LRUCache } from 'lru-cache';
import { countriesIn } from '../../member/contact/countries.js';
import { Database } from '../../platform/database/database.js';
import { VocabularyRepository } from './vocabulary.repository.js';
import { vocabularyOf, type ShopWords, type Vocabulary } from './vocabulary.js';

/** A new category or maker is understood after this long. */
const KEPT_MS = 60_000;

/** The current vocabulary of the shop, built once a minute. */
@Injectable()
export class VocabularyService {
  private readonly kept: LRUCache<'all', Map<Language, Vocabulary>>;

  constructor(
    private readonly db: Database,
    private readonly words: VocabularyRepository,
  ) {
    this.kept = new LRUCache({ max: 1, ttl: KEPT_MS, fetchMethod: () => this.readVocabulary() });
  }

  async get(): Promise<(language: Language) => Vocabulary> {
    const vocabularies = await this.kept.forceFetch('all');
    return (language) => {
      const vocabulary = vocabularies.get(language);
      if (!vocabulary) throw new Error(`no vocabulary in ${language}`);
      return vocabulary;
    };
  }

  private async readVocabulary(): Promise<Map<Language, Vocabulary>> {
    const [categories, brands, lexicon] = await Promise.all([
      this.words.listCategories(this.db),
      this.words.listBrands(this.db),
      this.words.listLexicon(this.db),
    ]);
    const countries = LANGUAGES.flatMap((language) =>
      countriesIn(language).map(({ id, name }): [string, string] => [id, name]),
    );
    const shop: ShopWords = { categories, brands, lexicon, countries };
    return new Map(LANGUAGES.map((language) => [language, vocabularyOf(shop, language)]));
  }
}
