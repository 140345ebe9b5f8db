import fs from 'node:fs';
import path from 'node:path';
import { migrations } from '../../migrations/src/migrations.js';

const folder = path.join(import.meta.dirname, '../../migrations/src');
const files = fs.readdirSync(folder).filter((file) => /^176(3|40)\d*-.*\.ts$/.test(file));
const timeOf = (name: string) => Number(/\d{13}/.exec(name)?.[0]);

describe('migrations', () => {
  it('are all in the explicit list, once, in the order of their times', () => {
    const listed = migrations.map((migration) => timeOf(migration.name));
    expect(listed).toEqual(files.map(timeOf).sort((a, b) => a - b));
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('have a class named as their file', () => {
    const pascal = (title: string) =>
      title.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
    const expected = files.map((file) => {
      const [, time, title] = /^(\d+)-(.*)\.ts$/.exec(file) ?? [];
      return `${pascal(title ?? '')}${time}`;
    });
    expect(migrations.map((migration) => migration.name).sort()).toEqual(expected.sort());
  });

  it('each go both ways', () => {
    for (const Migration of migrations) {
      const migration = new Migration();
      expect(typeof migration.up).toBe('function');
      expect(typeof migration.down).toBe('function');
    }
  });
});
