import type { Permission } from '@fovea/shared-types/permissions';
import { useOpenRow } from '../../lib/list-page';
import { useMay } from '../../lib/permissions';

/** The branch that the address opens, with permission to change it; null when there is none. */
export function useOpenNode<Node>(
  byId: ReadonlyMap<string, Node>,
  permission: Permission,
): { opened: Node | null; close: () => void } {
  const may = useMay();
  const { openId, close } = useOpenRow();
  return { opened: (openId !== null && may(permission) && byId.get(String(openId))) || null, close };
}
