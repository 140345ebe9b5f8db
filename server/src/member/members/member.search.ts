import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { RecordSearchRegistry } from '../../platform/record-search/record-search.registry.js';
import type { Reader } from '../../platform/records/served-record.js';
import { servedMember } from './member.record.js';

/** People as what is found by words. */
@Injectable()
export class MemberSearch implements OnModuleInit {
  constructor(
    private readonly searches: RecordSearchRegistry,
    @Inject(servedMember.Service) private readonly members: InstanceType<typeof servedMember.Service>,
  ) {}

  onModuleInit(): void {
    this.searches.register({
      kind: 'member',
      permission: 'member:account:list',
      find: (reader, text, limit) => this.findMembers(reader, text, limit),
    });
  }

  /** By name, then by address, then by number; each way has its index. */
  private async findMembers(reader: Reader, text: string, limit: number) {
    const isNumber = /^[+\d\s-]{3,}$/.test(text.normalize('NFKC'));
    const ways = [{ username: text }, { email: text }, ...(isNumber ? [{ phone: text }] : [])];
    const found = new Map<number, { id: number; title: string; detail: string }>();
    for (const way of ways) {
      if (found.size >= limit) break;
      for (const { id, username, email } of await this.members.top(reader, way, limit))
        found.set(id, { id, title: username, detail: email });
    }
    return [...found.values()].slice(0, limit);
  }
}
