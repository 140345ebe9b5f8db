import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploaded files (U1 to U3); their bytes are in the storage under `key`. */
export class CreateFile1763700000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE file (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT file_pk PRIMARY KEY,
        owner_id bigint NOT NULL CONSTRAINT file_owner_fk REFERENCES account (id),
        key text NOT NULL CONSTRAINT file_key_uq UNIQUE
          -- Generated: nothing of the client's name reaches the disk.
          CONSTRAINT file_key_form_ck CHECK (key ~ '^u/[0-9a-f]{2}/[0-9a-f]{32}\\.(jpg|png|mp4|pdf)$'),
        kind text NOT NULL CONSTRAINT file_kind_ck CHECK (kind IN ('image', 'video', 'file')),
        mime text NOT NULL,
        size bigint NOT NULL CONSTRAINT file_size_ck CHECK (size > 0),
        width int,
        height int,
        name text NOT NULL CONSTRAINT file_name_length_ck CHECK (length(name) BETWEEN 1 AND 200),
        is_private boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        claimed_at timestamptz,
        CONSTRAINT file_mime_ck CHECK (CASE kind
          WHEN 'image' THEN mime IN ('image/jpeg', 'image/png')
          WHEN 'video' THEN mime = 'video/mp4'
          ELSE mime IN ('application/pdf', 'image/jpeg', 'image/png') END),
        CONSTRAINT file_pixels_ck CHECK (CASE WHEN mime LIKE 'image/%'
          THEN width IS NOT NULL AND height IS NOT NULL AND width > 0 AND height > 0
            AND width::bigint * height <= 64000000
          ELSE width IS NULL AND height IS NULL END),
        -- For foreign keys of records whose files must be of the record's own owner.
        CONSTRAINT file_owner_uq UNIQUE (owner_id, id)
      )`);
    await db.query(`CREATE INDEX file_unclaimed ON file (created_at) WHERE claimed_at IS NULL`);
    await db.query(`CREATE INDEX file_owner_created_at ON file (owner_id, created_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE file`);
  }
}
