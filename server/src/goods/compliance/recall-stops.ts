import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';

/** A piece as recalls name them. */
export interface NamedPiece {
  brandId: number;
  model: string | null;
  serial: string | null;
  lot: string | null;
}

/** An open recall, with its name in three languages. */
export interface RecallStop {
  sn: string;
  name_c: string;
  name_e: string;
  name_j: string;
}

/** The module of recalls reports them. */
export interface RecallSource {
  /** The first open recall that names any of them. */
  first(q: Queryable, pieces: readonly NamedPiece[]): Promise<RecallStop | null>;
  /** Of pieces that an open recall names, the first such recall by their place. */
  ofPieces(q: Queryable, pieces: readonly NamedPiece[]): Promise<ReadonlyMap<number, RecallStop>>;
  /** Of goods that an open recall names, the first such recall. */
  ofGoods(q: Queryable, goodsIds: readonly number[]): Promise<ReadonlyMap<number, RecallStop>>;
}

/** Open recalls as far as they stop a sale; the module of recalls registers while it is built: goods know nothing of it. */
@Injectable()
export class RecallStops implements RecallSource {
  private source: RecallSource | null = null;

  register(source: RecallSource): void {
    this.source = source;
  }

  first(q: Queryable, pieces: readonly NamedPiece[]): Promise<RecallStop | null> {
    return this.registered().first(q, pieces);
  }

  async ofGoods(q: Queryable, goodsIds: readonly number[]): Promise<ReadonlyMap<number, RecallStop>> {
    return goodsIds.length === 0 ? new Map() : this.registered().ofGoods(q, goodsIds);
  }

  async ofPieces(q: Queryable, pieces: readonly NamedPiece[]): Promise<ReadonlyMap<number, RecallStop>> {
    return pieces.length === 0 ? new Map() : this.registered().ofPieces(q, pieces);
  }

  private registered(): RecallSource {
    invariant(this.source, 'recalls stop sales');
    return this.source;
  }
}
