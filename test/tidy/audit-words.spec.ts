import path from 'node:path';
import {
  isCallExpression,
  isComputedPropertyName,
  isConditionalExpression,
  isIdentifier,
  isMethodDeclaration,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isVariableDeclaration,
  type CallExpression,
  type Expression,
  type MethodDeclaration,
  type Node,
  type ObjectLiteralExpression,
} from 'typescript/unstable/ast';
import { API, SignatureKind, TypeFlags, type Project, type Type } from 'typescript/unstable/sync';
import { fieldsOf, subjectOf } from '@fovea/shared-types/record/record';
import { records } from '@fovea/shared-types/records';
import { OWN_AUDIT_SUBJECTS } from '@fovea/shared-types/rbac/audit-subjects';
import { AUDIT_FIELDS } from '../../server/src/i18n/audit-field-text.js';

const root = path.join(import.meta.dirname, '../..');

/** What the calls of AuditLog.record write. */
interface Written {
  calls: number;
  subjects: Set<string>;
  fields: Map<string, string>;
  /** Where no name can be derived: a `Record<string, …>`, an `object`. */
  untold: string[];
}

/** The server's sources as the compiler sees them: only types show what a spread or a row adds to a line. */
function writtenBy(project: Project): Written {
  const { checker, program } = project;
  const written: Written = { calls: 0, subjects: new Set(), fields: new Map(), untold: [] };
  const typeAt = (node: Node): Type => {
    const type = checker.getTypeAtLocation(node);
    if (!type) throw new Error(`no type at ${placeOf(node)}`);
    return type;
  };
  const placeOf = (node: Node): string => {
    const source = node.getSourceFile();
    const line = source.text.slice(0, node.getStart()).split('\n').length;
    return `${path.relative(root, source.fileName)}:${line}`;
  };

  const isAuditLog = (call: CallExpression): boolean =>
    isPropertyAccessExpression(call.expression) &&
    call.expression.name.text === 'record' &&
    typeAt(call.expression.expression).getSymbol()?.name === 'AuditLog';

  /** The texts of a type that is one or several of them. */
  const literalsOf = (type: Type): string[] | null => {
    const parts = type.isUnionType() ? type.getTypes() : [type];
    return parts.every((part) => part.isStringLiteralType()) ? parts.map((part) => part.value) : null;
  };

  /** What the line being read is about. */
  let about: readonly string[] = [];
  const note = (name: string, at: Node): void => {
    // Its record has the title of the field.
    if (about.length > 0 && about.every((subject) => FIELDS_OF_RECORDS.get(subject)?.has(name))) return;
    if (!written.fields.has(name)) written.fields.set(name, placeOf(at));
  };

  /** Whether a value of this type is shown field by field, one level further in. */
  const isNested = (type: Type): boolean =>
    (type.isIntersectionType() || (type.flags & TypeFlags.Object) !== 0) &&
    !checker.isArrayType(type) &&
    !checker.isTupleType(type) &&
    type.getSymbol()?.name !== 'Date' &&
    checker.getSignaturesOfType(type, SignatureKind.Call).length === 0;

  const noteType = (type: Type, at: Node, isInside: boolean): void => {
    for (const part of type.isUnionType() ? type.getTypes() : [type]) {
      if (!isNested(part)) {
        if (!isInside && (part.flags & (TypeFlags.Undefined | TypeFlags.Null)) === 0)
          written.untold.push(placeOf(at));
        continue;
      }
      // A name that somebody else chose is inside a field that has its title; outside of one nothing else
      // would name it.
      const isOpen = checker.getIndexInfosOfType(part).length > 0 || part.getSymbol()?.name === 'Object';
      const properties = checker.getPropertiesOfType(part);
      if (!isInside && (isOpen || (properties.length === 0 && part.getSymbol() === undefined)))
        written.untold.push(placeOf(at));
      for (const property of properties) {
        note(property.name, at);
        noteType(checker.getTypeOfSymbolAtLocation(property, at), at, true);
      }
    }
  };

  const noteExpression = (expression: Expression): void => {
    if (isParenthesizedExpression(expression)) return noteExpression(expression.expression);
    if (isConditionalExpression(expression)) {
      noteExpression(expression.whenTrue);
      noteExpression(expression.whenFalse);
      return;
    }
    if (!isObjectLiteralExpression(expression)) {
      noteType(typeAt(expression), expression, false);
      return;
    }
    for (const part of expression.properties) {
      if (isSpreadAssignment(part)) noteExpression(part.expression);
      else if (part.name !== undefined && isComputedPropertyName(part.name)) {
        const names = literalsOf(typeAt(part.name.expression));
        if (names === null) written.untold.push(placeOf(part));
        else names.forEach((name) => note(name, part));
      } else if (part.name !== undefined) {
        note(part.name.getText(), part);
        noteType(typeAt(part.name), part, true);
      }
    }
  };

  /** What a literal gives a property, also by a spread of a constant that is one. */
  const partOf = (literal: ObjectLiteralExpression, name: string): Expression | null => {
    for (const part of literal.properties) {
      if (isPropertyAssignment(part) && part.name.getText() === name) return part.initializer;
      if (isShorthandPropertyAssignment(part) && isIdentifier(part.name) && part.name.text === name)
        return part.name;
      if (!isSpreadAssignment(part)) continue;
      const declared = checker.getSymbolAtLocation(part.expression)?.valueDeclaration?.resolve();
      const spread = declared && isVariableDeclaration(declared) && declared.initializer;
      const found = spread && isObjectLiteralExpression(spread) && partOf(spread, name);
      if (found) return found;
    }
    return null;
  };

  const isAuditLine = (type: Type): boolean => type.getSymbol()?.name === 'AuditLine';
  /** A line that somebody else composed, and to which something is added. */
  const isPassedOn = (line: ObjectLiteralExpression): boolean =>
    line.properties.some((part) => isSpreadAssignment(part) && isAuditLine(typeAt(part.expression)));

  const noteCall = (call: CallExpression): void => {
    const line = call.arguments[2];
    written.calls += 1;
    if (line === undefined || !isObjectLiteralExpression(line)) {
      written.untold.push(placeOf(call));
      return;
    }
    if (!isPassedOn(line)) noteLine(line);
  };

  const noteLine = (line: ObjectLiteralExpression): void => {
    const subject = partOf(line, 'subjectType');
    const subjects = subject && literalsOf(typeAt(subject));
    if (subjects) subjects.forEach((name) => written.subjects.add(name));
    else written.untold.push(placeOf(line));
    about = subjects ?? [];
    for (const side of ['before', 'after']) {
      const row = partOf(line, side);
      if (row) noteExpression(row);
    }
    about = [];
  };

  /** An approved document passes its line to the frame, which records it. */
  const noteDocument = (method: MethodDeclaration): void => {
    const noteReturns = (node: Node): void => {
      if (isReturnStatement(node) && node.expression && isObjectLiteralExpression(node.expression))
        noteLine(node.expression);
      else node.forEachChild(noteReturns);
    };
    method.body?.forEachChild(noteReturns);
  };

  const visit = (node: Node): void => {
    if (isCallExpression(node) && isAuditLog(node)) noteCall(node);
    if (isMethodDeclaration(node) && node.type && isAuditLine(typeAt(node.type))) noteDocument(node);
    node.forEachChild(visit);
  };
  for (const file of program.getSourceFileNames()) {
    if (!file.startsWith(path.join(root, 'server/src/')) || isElsewhere(file)) continue;
    const source = program.getSourceFile(file);
    // Type information needs another process: only files that write lines are worth it.
    if (source && /\.record\(|\bAuditLine\b/.test(source.text)) visit(source);
  }
  return written;
}

/** A spec writes lines of its own; what records write is titled by their declarations' labels. */
const isElsewhere = (file: string): boolean => /\.spec\.ts$|\/platform\/(records|documents)\//.test(file);

/** What the frame of documents adds to the fields of their declarations. */
const OF_DOCUMENTS: ReadonlySet<string> = new Set(['former_id']);
const OF_RECORDS: ReadonlySet<string> = new Set(records.map((record) => subjectOf(record)));
/** Fields that a record's declaration gives a title. */
const FIELDS_OF_RECORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  records.map((record) => [subjectOf(record), new Set(Object.keys(fieldsOf(record)))]),
);

describe('what the audit log is written in', () => {
  let written: Written;

  beforeAll(() => {
    const config = path.join(root, 'server/tsconfig.json');
    // Jest cannot find the part of a package for this platform.
    const platform = `@typescript/typescript-${process.platform}-${process.arch}`;
    const compiler = new API({
      cwd: root,
      tsserverPath: path.join(root, 'node_modules', platform, 'lib/tsc'),
    });
    try {
      const project = compiler.updateSnapshot({ openProjects: [config] }).getProject(config);
      if (!project) throw new Error(`${config} is no project`);
      written = writtenBy(project);
    } finally {
      compiler.close();
    }
  });

  it('is found in the calls that write it, each field by its name', () => {
    expect(written.calls).toBeGreaterThan(45);
    expect(written.untold).toEqual([]);
  });

  it('has a name for every kind of record, and no name too many', () => {
    const listed: readonly string[] = OWN_AUDIT_SUBJECTS;
    const own = [...written.subjects].filter((one) => listed.includes(one) || !OF_RECORDS.has(one));
    expect(own.sort()).toEqual([...OWN_AUDIT_SUBJECTS].sort());
  });

  it('has a title for every field', () => {
    const titled = new Set<string>(AUDIT_FIELDS);
    expect([...written.fields].filter(([name]) => !titled.has(name))).toEqual([]);
  });

  it('has no title that no line needs', () => {
    expect(AUDIT_FIELDS.filter((name) => !written.fields.has(name) && !OF_DOCUMENTS.has(name))).toEqual([]);
  });
});
