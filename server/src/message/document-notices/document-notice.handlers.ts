import { Injectable } from '@nestjs/common';
import type { Permission } from '@fovea/shared-types/permissions';
import { permissionOf } from '@fovea/shared-types/record/record';
import type { Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import type { HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import { kindOf } from '../notifications/notifications.js';
import { DocumentNotifier } from './document-notifier.js';
import type { DocumentNotices } from './document-notices.js';
import { noticesOf, OnDocuments } from './on-documents.decorator.js';

/** What the frame of documents writes into its events; the id is called what the document's notifications call it. */
interface Payload extends Readonly<Record<string, unknown>> {
  status?: number;
  reason?: string | null;
}

/** Notifies the approvers of any declared document of a pending one, and its requester of the decision. */
@Injectable()
export class DocumentNoticeHandlers {
  constructor(
    private readonly notifier: DocumentNotifier,
    private readonly holders: HolderService,
  ) {}

  @OnDocuments('submitted')
  onSubmitted({ id, event, payload }: OutboxEvent, tx: Tx): HandlerResult {
    const of = noticesOf(event);
    const message = { id: idOf(of, payload), notice: of.submitted, eventKey: `${event}:${id}` };
    const permission = permissionOf(of.document, 'audit') as Permission; // declared with the document
    return this.notifier.notify(tx, of, message, async ({ made_by, about, company }) => {
      const people = await this.holders.listEverywhere(tx, permission, company);
      return people.filter((one) => one !== made_by && one !== about);
    });
  }

  @OnDocuments('decided')
  onDecided({ id, event, payload }: OutboxEvent, tx: Tx): HandlerResult {
    const of = noticesOf(event);
    const { status, reason = null } = payload as Payload;
    const notice = status === of.document.declared.document?.approved ? of.approved : of.rejected;
    const message = { id: idOf(of, payload), notice, eventKey: `${event}:${id}`, reason };
    return this.notifier.notify(tx, of, message, ({ informed }) => [informed]);
  }
}

function idOf({ submitted }: DocumentNotices, payload: object): number {
  const { about } = kindOf(submitted);
  const id = about === null ? undefined : (payload as Payload)[about];
  invariant(typeof id === 'number', `the event of a document of ${submitted} has its id`);
  return id;
}
