import { DataSource } from 'typeorm';
import { loadMigrations } from './migrations.js';

/**
 * The owner's connection: migrations only. The server connects as role fovea_app.
 * @param names  of the migrations to run; all, where it is left out
 */
export async function openMigrations(url: string, names?: readonly string[]): Promise<DataSource> {
  const migrations = await loadMigrations();
  return new DataSource({
    type: 'postgres',
    url,
    migrations: names === undefined ? migrations : migrations.filter(({ name }) => names.includes(name)),
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    entities: [],
  }).initialize();
}
