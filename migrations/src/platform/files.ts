import type { QueryRunner } from 'typeorm';

/** Uploads, exports, and the settings of people. */
export async function createFiles(db: QueryRunner): Promise<void> {
  await db.query(`
    -- Uploaded files (U1 to U3); their bytes are in the storage under \`key\`.
    CREATE TABLE file (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT file_pk PRIMARY KEY,
      owner_id bigint NOT NULL,
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
    );
    CREATE INDEX file_unclaimed ON file (created_at) WHERE claimed_at IS NULL;
    CREATE INDEX file_owner_created_at ON file (owner_id, created_at);
    -- Pictures are named in the sheet as their owner called them.
    CREATE INDEX file_owner_name ON file (owner_id, name, id) WHERE kind = 'image';
  `);
  await db.query(`
    -- Exports of tables; the finished file is in the storage under \`key\`.
    CREATE TABLE export_job (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT export_job_pk PRIMARY KEY,
      account_id bigint NOT NULL,
      resource text NOT NULL,
      format text NOT NULL CONSTRAINT export_job_format_ck CHECK (format IN ('csv', 'xlsx')),
      filters jsonb NOT NULL,
      columns text[] NOT NULL CONSTRAINT export_job_columns_ck CHECK (cardinality(columns) BETWEEN 1 AND 60),
      language text NOT NULL CONSTRAINT export_job_language_ck CHECK (language IN ('zh', 'en', 'ja')),
      -- -2 cancelled, -1 failed, 0 waiting, 10 running, 20 done.
      status smallint NOT NULL DEFAULT 0 CONSTRAINT export_job_status_ck CHECK (status IN (-2, -1, 0, 10, 20)),
      rows bigint NOT NULL CONSTRAINT export_job_rows_ck CHECK (rows >= 0),
      rows_done bigint NOT NULL DEFAULT 0 CONSTRAINT export_job_rows_done_ck CHECK (rows_done >= 0),
      -- The worker that runs it holds the number of its attempt; beat_at shows that it still runs.
      attempts int NOT NULL DEFAULT 0 CONSTRAINT export_job_attempts_ck CHECK (attempts BETWEEN 0 AND 3),
      beat_at timestamptz,
      key text CONSTRAINT export_job_key_uq UNIQUE
        CONSTRAINT export_job_key_form_ck CHECK (key ~ '^x/[0-9a-f]{2}/[0-9a-f]{32}\\.(csv|xlsx)$'),
      size bigint CONSTRAINT export_job_size_ck CHECK (size > 0),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      finished_at timestamptz,
      time_zone text NOT NULL DEFAULT 'UTC'
        CONSTRAINT export_job_time_zone_ck CHECK (length(time_zone) BETWEEN 1 AND 64),
      -- Rows that somebody selected, instead of the whole filtered set.
      ids bigint[] CONSTRAINT export_job_ids_ck CHECK (cardinality(ids) BETWEEN 1 AND 1000),
      -- Which rows it was written from, so that it is given only to whoever may still see them.
      scope jsonb,
      CONSTRAINT export_job_done_ck
        CHECK ((status = 20) = (key IS NOT NULL) AND (status = 20) = (size IS NOT NULL)),
      CONSTRAINT export_job_finished_ck CHECK ((status IN (-2, -1, 20)) = (finished_at IS NOT NULL))
    );
    CREATE INDEX export_job_account ON export_job (account_id, id DESC);
    CREATE INDEX export_job_account_status ON export_job (account_id, status, id DESC);
    CREATE INDEX export_job_unfinished ON export_job (id) WHERE status IN (0, 10);
    CREATE INDEX export_job_finished_at ON export_job (finished_at) WHERE finished_at IS NOT NULL;
  `);
  await db.query(`
    -- Settings of a person, and the table views that they keep or share.
    CREATE TABLE preference (
      account_id bigint NOT NULL,
      key text NOT NULL CONSTRAINT preference_key_form_ck CHECK (key ~ '^[a-z][A-Za-z0-9_.:-]{0,99}$'),
      value jsonb NOT NULL CONSTRAINT preference_value_size_ck CHECK (octet_length(value::text) <= 16384),
      -- A place of its own for each key of a person: there are no more keys than places.
      place smallint NOT NULL CONSTRAINT preference_place_ck CHECK (place BETWEEN 1 AND 200),
      updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT preference_key_uq PRIMARY KEY (account_id, key),
      CONSTRAINT preference_place_uq UNIQUE (account_id, place)
    );
  `);
  await db.query(`
    CREATE TABLE table_view (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT table_view_pk PRIMARY KEY,
      account_id bigint NOT NULL,
      -- With whose staff it is shared; null while it is personal, or for the staff of the platform.
      company_id bigint,
      table_key text NOT NULL CONSTRAINT table_view_table_form_ck CHECK (table_key ~ '^[a-z][A-Za-z0-9_.:-]{0,99}$'),
      name text NOT NULL CONSTRAINT table_view_name_length_ck CHECK (length(name) BETWEEN 1 AND 60),
      view jsonb NOT NULL CONSTRAINT table_view_size_ck CHECK (octet_length(view::text) <= 16384),
      is_shared boolean NOT NULL DEFAULT false,
      place smallint NOT NULL CONSTRAINT table_view_place_ck CHECK (place BETWEEN 1 AND 200),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      CONSTRAINT table_view_scope_ck CHECK (is_shared OR company_id IS NULL),
      CONSTRAINT table_view_name_uq UNIQUE (account_id, table_key, name),
      CONSTRAINT table_view_place_uq UNIQUE (account_id, place)
    );
    CREATE INDEX table_view_shared ON table_view (table_key, company_id) WHERE is_shared;
    CREATE INDEX table_view_company ON table_view (company_id) WHERE company_id IS NOT NULL;
  `);
}
