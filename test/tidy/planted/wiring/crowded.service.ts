// Planted: one dependency too many, and a room that lends its tables.
import { Injectable, Module } from '@nestjs/common';

class Part {}
class LedgerRepository {}

@Injectable()
export class CrowdedService {
  constructor(
    private readonly a: Part,
    private readonly b: Part,
    private readonly c: Part,
    private readonly d: Part,
    private readonly e: Part,
    private readonly f: Part,
    private readonly g: Part,
    private readonly h: Part,
  ) {}
}

@Module({ providers: [LedgerRepository], exports: [LedgerRepository] })
export class LendingModule {}
