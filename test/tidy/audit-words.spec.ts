import path from 'node:path';
import ts from 'typescript';
import { OWN_AUDIT_SUBJECTS } from '@fovea/shared-types/rbac/audit-subjects';
import { AUDIT_FIELDS } from '../../server/src/i18n/audit-field-text.js';

const root = path.join(import.meta.dirname, '../..');

/** The server's sources as the compiler sees them: only types tell what a spread or a row brings into a line. */
function serverProgram(): ts.Program {
  const file = path.join(root, 'server/tsconfig.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: unknown };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file));
  return ts.createProgram(
    fileNames.filter((name) => !name.endsWith('.spec.ts')),
    { ...options, noEmit: true },
  );
}

/** What the calls of AuditLog.record write. */
interface Written {
  calls: number;
  subjects: Set<string>;
  fields: Map<string, string>;
  /** Where no name can be told: a `Record<string, …>`, an `object`. */
  untold: string[];
}

function writtenBy(program: ts.Program): Written {
  const checker = program.getTypeChecker();
  const written: Written = { calls: 0, subjects: new Set(), fields: new Map(), untold: [] };
  const placeOf = (node: ts.Node): string => {
    const source = node.getSourceFile();
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    return `${path.relative(root, source.fileName)}:${line + 1}`;
  };

  const isAuditLog = (call: ts.CallExpression): boolean =>
    ts.isPropertyAccessExpression(call.expression) &&
    call.expression.name.text === 'record' &&
    checker.getTypeAtLocation(call.expression.expression).symbol?.name === 'AuditLog';

  /** The texts of a type that is one or several of them. */
  const literalsOf = (type: ts.Type): string[] | null => {
    const parts = type.isUnion() ? type.types : [type];
    return parts.every((part) => part.isStringLiteral()) ? parts.map((part) => part.value) : null;
  };

  const note = (name: string, at: ts.Node): void => {
    if (!written.fields.has(name)) written.fields.set(name, placeOf(at));
  };

  /** Whether a value of this type is told field by field, one level further in. */
  const isNested = (type: ts.Type): boolean =>
    (type.isIntersection() || (type.flags & ts.TypeFlags.Object) !== 0) &&
    !checker.isArrayType(type) &&
    !checker.isTupleType(type) &&
    type.symbol?.name !== 'Date' &&
    type.getCallSignatures().length === 0;

  const noteType = (type: ts.Type, at: ts.Node, isInside: boolean): void => {
    for (const part of type.isUnion() ? type.types : [type]) {
      if (!isNested(part)) {
        if (!isInside && (part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) === 0)
          written.untold.push(placeOf(at));
        continue;
      }
      // What somebody else named is inside a field that has its title; outside of one nothing else would say what it is.
      const isOpen = checker.getIndexInfosOfType(part).length > 0 || part.symbol?.name === 'Object';
      const properties = checker.getPropertiesOfType(part);
      if (!isInside && (isOpen || (properties.length === 0 && part.symbol === undefined)))
        written.untold.push(placeOf(at));
      for (const property of properties) {
        note(property.name, at);
        noteType(checker.getTypeOfSymbolAtLocation(property, at), at, true);
      }
    }
  };

  const noteExpression = (expression: ts.Expression): void => {
    if (ts.isParenthesizedExpression(expression)) return noteExpression(expression.expression);
    if (ts.isConditionalExpression(expression)) {
      noteExpression(expression.whenTrue);
      noteExpression(expression.whenFalse);
      return;
    }
    if (!ts.isObjectLiteralExpression(expression)) {
      noteType(checker.getTypeAtLocation(expression), expression, false);
      return;
    }
    for (const part of expression.properties) {
      if (ts.isSpreadAssignment(part)) noteExpression(part.expression);
      else if (part.name !== undefined && ts.isComputedPropertyName(part.name)) {
        const names = literalsOf(checker.getTypeAtLocation(part.name.expression));
        if (names === null) written.untold.push(placeOf(part));
        else names.forEach((name) => note(name, part));
      } else if (part.name !== undefined) {
        note(part.name.getText(), part);
        noteType(checker.getTypeAtLocation(part.name), part, true);
      }
    }
  };

  /** What a literal gives a property, also by a spread of a constant that is one. */
  const partOf = (literal: ts.ObjectLiteralExpression, name: string): ts.Expression | null => {
    for (const part of literal.properties) {
      if (ts.isPropertyAssignment(part) && part.name.getText() === name) return part.initializer;
      if (ts.isShorthandPropertyAssignment(part) && part.name.text === name) return part.name;
      if (!ts.isSpreadAssignment(part)) continue;
      const declared = checker.getSymbolAtLocation(part.expression)?.valueDeclaration;
      const spread = declared && ts.isVariableDeclaration(declared) && declared.initializer;
      const found = spread && ts.isObjectLiteralExpression(spread) && partOf(spread, name);
      if (found) return found;
    }
    return null;
  };

  const isAuditLine = (type: ts.Type): boolean => type.symbol?.name === 'AuditLine';
  /** A line that somebody else composed, and to which something is added. */
  const isPassedOn = (line: ts.ObjectLiteralExpression): boolean =>
    line.properties.some(
      (part) => ts.isSpreadAssignment(part) && isAuditLine(checker.getTypeAtLocation(part.expression)),
    );

  const noteCall = (call: ts.CallExpression): void => {
    const line = call.arguments[2];
    written.calls += 1;
    if (line === undefined || !ts.isObjectLiteralExpression(line)) {
      written.untold.push(placeOf(call));
      return;
    }
    if (!isPassedOn(line)) noteLine(line);
  };

  const noteLine = (line: ts.ObjectLiteralExpression): void => {
    const subject = partOf(line, 'subjectType');
    const subjects = subject && literalsOf(checker.getTypeAtLocation(subject));
    if (subjects) subjects.forEach((name) => written.subjects.add(name));
    else written.untold.push(placeOf(line));
    for (const side of ['before', 'after']) {
      const row = partOf(line, side);
      if (row) noteExpression(row);
    }
  };

  /** A document that is approved says its line to the frame, which records it. */
  const noteDocument = (method: ts.MethodDeclaration): void => {
    const says = (node: ts.Node): void => {
      if (ts.isReturnStatement(node) && node.expression && ts.isObjectLiteralExpression(node.expression))
        noteLine(node.expression);
      else node.forEachChild(says);
    };
    method.body?.forEachChild(says);
  };

  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isAuditLog(node)) noteCall(node);
    if (ts.isMethodDeclaration(node) && node.type && isAuditLine(checker.getTypeAtLocation(node.type)))
      noteDocument(node);
    node.forEachChild(visit);
  };
  for (const source of program.getSourceFiles()) {
    if (source.fileName.startsWith(path.join(root, 'server/src/')) && !isElsewhere(source.fileName))
      visit(source);
  }
  return written;
}

/** A spec under another name writes lines of its own; what records write is titled by their declarations' labels. */
const isElsewhere = (file: string): boolean =>
  file.endsWith('.contract.ts') || file.includes('/platform/records/');

describe('what the audit log is written in', () => {
  const written = writtenBy(serverProgram());

  it('is found in the calls that write it, each field by its name', () => {
    expect(written.calls).toBeGreaterThan(45);
    expect(written.untold).toEqual([]);
  });

  it('has a word for every kind of record, and no word too many', () => {
    expect([...written.subjects].sort()).toEqual([...OWN_AUDIT_SUBJECTS].sort());
  });

  it('has a title for every field', () => {
    const titled = new Set<string>(AUDIT_FIELDS);
    expect([...written.fields].filter(([name]) => !titled.has(name))).toEqual([]);
  });

  it('has no title that no line needs', () => {
    expect(AUDIT_FIELDS.filter((name) => !written.fields.has(name))).toEqual([]);
  });
});
