import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

export const PAGE_SIZES = [40, 80, 120, 160] as const;
export const DEFAULT_PAGE_SIZE = 40;

/** Pages count from 1; the depth is bounded so that no request can cause an endless scan. */
export class PageRequest {
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(100_000)
  page?: number;

  @IsOptional()
  @IsIn(PAGE_SIZES)
  limit?: number;
}

/** What every page answers beside its `data`. */
export class PageAnswer {
  @IsInt() total: number;
  @IsInt() current_page: number;
  @IsInt() per_page: number;
}

export interface Page<T> extends PageAnswer {
  data: T[];
}

/** A page of a staff list: the column it is sorted by, out of those that the list allows; `-created_at` descends. */
export class SortedPageRequest extends PageRequest {
  @IsOptional()
  @Matches(/^-?[a-z][a-z0-9_]{0,39}$/)
  sort?: string;
}
