import { Module } from '@nestjs/common';
import { DictController } from './dict.controller.js';
import { DictService } from './dict.service.js';

/**
 * Names of codes, which are in i18n: a module adds its own to DICTIONARY_CODES and to the three languages.
 */
@Module({ controllers: [DictController], providers: [DictService] })
export class DictsModule {}
