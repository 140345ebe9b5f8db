import { DataSource } from 'typeorm';
import { migrations } from './migrations.js';

/** The owner's connection: migrations only. The server connects as role fovea_app. */
export function migrationDataSource(url: string): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    migrations,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    entities: [],
  });
}
