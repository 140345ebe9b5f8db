import { Module } from '@nestjs/common';
import { BooksController } from './books.controller.js';
import { BooksService } from './books.service.js';
import { servedAccountCode, servedJournal } from './journal.record.js';

/** The books: the journal, the balances at an instant, and what the accounting package calls the accounts. */
@Module({
  controllers: [BooksController, ...servedJournal.controllers, ...servedAccountCode.controllers],
  providers: [BooksService, ...servedJournal.providers, ...servedAccountCode.providers],
})
export class BooksModule {}
