import { MESSAGE_PLACES, type MessagePlace } from '@fovea/shared-types/message/message-places';
import type { Message } from '@fovea/shared-types/message/message.dto';

interface Target {
  path: string;
  label: `detail.to_${MessagePlace}`;
}

const PREFIX = 'to_';

/** The pages that a message leads to, in the server's order. */
export const messageTargets = ({ content: { params } }: Message): Target[] =>
  Object.entries(params).flatMap(([name, path]) => {
    const place = MESSAGE_PLACES.find((one) => name === PREFIX + one);
    return place === undefined ? [] : [{ path: String(path), label: `detail.to_${place}` as const }];
  });
