import { DEFAULT_PAGE_SIZE, type Page, type PageRequest } from '@fovea/shared-types/pagination';

export interface PageBounds {
  page: number;
  limit: number;
  offset: number;
}

/** The requested page; the DTO has bounded both numbers already. */
export function pageOf({ page = 1, limit = DEFAULT_PAGE_SIZE }: PageRequest): PageBounds {
  return { page, limit, offset: (page - 1) * limit };
}

/** The answer of a list: its rows with the exact total and the page they are of. */
export function toPage<T>(data: T[], total: number, request: PageRequest): Page<T> {
  const { page, limit } = pageOf(request);
  return { data, total, current_page: page, per_page: limit };
}
