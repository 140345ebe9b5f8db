/**
 * Every domain event and what it carries. Ids are numbers, money is minor units with its currency beside it,
 * instants are ISO texts: a payload is stored as JSON and read again by another process.
 * Each module declares its own in `<module>.registry.ts`; a name that no module declares does not compile.
 */
export interface Events {
  /** A row of outgoing_message waits; what it says stays in that row. */
  'mail.send': { outgoing_message_id: number };
  /** Rows of `file` or `export_job` are gone; their bytes are to follow. */
  'file.removed': { keys: string[] };
  'export.finished': { export_id: number; account_id: number; resource: string; status: number };
}

export type EventName = keyof Events;

/** An event to be written, its payload checked against its name. */
export type NewEvent = { [Name in EventName]: { event: Name; payload: Events[Name] } }[EventName];

/** An event as its handlers get it. */
export interface OutboxEvent<Name extends EventName = EventName> {
  id: number;
  event: Name;
  payload: Events[Name];
  created_at: Date;
}
