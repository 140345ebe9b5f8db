import type common from '../../locales/common.json';
import type { paths } from '../../lib/paths';

/** What the frame needs of a route: its title for tab and breadcrumb, and the page above it. */
export interface RouteHandle {
  title: Extract<keyof typeof common, `route.${string}`>;
  parent?: 'myOrders' | 'appointments' | 'messageList' | 'security' | 'certificationCompany';
  isHome?: boolean;
}

export const PARENT_TITLES = {
  myOrders: 'route.my_orders',
  appointments: 'route.appointments',
  messageList: 'route.message_list',
  security: 'route.security',
  certificationCompany: 'route.certification',
} as const satisfies Partial<Record<keyof typeof paths, RouteHandle['title']>>;
