import type { Permission } from '@fovea/shared-types/permissions';
import type { FoveaSocket } from './socket-types.js';

const PREFIX = 'staff:';
/** The permission to see the figures of the menu; its holders are notified when they change. */
const FIGURES: Permission = 'message:badge:read';

/** @param companyId null: the platform's staff, who receive everything */
export const staffRoom = (companyId: number | null): string => `${PREFIX}${companyId ?? 'platform'}`;

/** The rooms of the companies somebody works for, by what they may do now. */
export function enterStaffRooms(socket: FoveaSocket): void {
  for (const room of socket.rooms) if (room.startsWith(PREFIX)) void socket.leave(room);
  for (const companyId of socket.data.member?.grants?.scopeOf(FIGURES) ?? []) {
    void socket.join(staffRoom(companyId));
  }
}
