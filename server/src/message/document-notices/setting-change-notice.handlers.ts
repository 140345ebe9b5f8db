import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import { DocumentNotifier } from './document-notifier.js';
import { documentNotices } from './document-notices.js';

/** Notifies everybody who may approve changes of settings that one is in effect, whoever or whatever brought it about. */
@Injectable()
export class SettingChangeNoticeHandlers {
  constructor(
    private readonly notifier: DocumentNotifier,
    private readonly holders: HolderService,
  ) {}

  @OnEvent('setting-change.effective', 'message.notify-setting-changed')
  onEffective({ payload }: OutboxEvent<'setting-change.effective'>, tx: Tx): HandlerResult {
    const { setting_change_id: id, by } = payload;
    const notice = 'setting_change_effective';
    const message = { id, notice, eventKey: `setting-change.effective:${id}` } as const;
    return this.notifier.notify(tx, documentNotices.settingChange, message, async ({ made_by }) => {
      // Of an approval its requester is notified with the decision.
      const people = new Set(await this.holders.listEverywhere(tx, 'rbac:setting-change:approve'));
      if (by === null) people.add(made_by);
      else for (const one of [by, made_by]) people.delete(one);
      return [...people];
    });
  }

  @OnEvent('setting-change.lapsed', 'message.notify-setting-change-lapsed')
  onLapsed({ payload }: OutboxEvent<'setting-change.lapsed'>, tx: Tx): HandlerResult {
    const { setting_change_id: id } = payload;
    const notice = 'setting_change_lapsed';
    const message = { id, notice, eventKey: `setting-change.lapsed:${id}` } as const;
    return this.notifier.notify(tx, documentNotices.settingChange, message, ({ made_by }) => [made_by]);
  }
}
