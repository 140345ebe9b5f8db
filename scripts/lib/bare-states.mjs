import { Visitor } from 'oxc-parser';

/** A state that is compared or set by its number: `o.status = 10`, `status IN (0, 1)`, `SET status = CASE … THEN 20 END`. */
const compared =
  /\b\w*(?:status|state)\s*(?:=|<>|!=|>=|<=|>|<|(?:NOT )?IN)\s*(?:\([^()]*(?<![\w$])-?\d+\s*[,)]|-?\d+\b)/g;
const chosen = /\b\w*(?:status|state)\s*=\s*CASE\b(?:(?!\bEND\b)[^])*?\b(?:THEN|ELSE)\s+-?\d+\b/g;

/**
 * Numbers of states in SQL. States have names (`shared-types/src/states.ts`), which stand in SQL as `${ORDER_STATUS.to_ship}`.
 * @param {{ text: string, parsed: import('oxc-parser').ParseResult }} source
 * @returns {number[]} lines
 */
export function bareStates({ text, parsed }) {
  if (!text.match(compared) && !text.match(chosen)) return [];
  /** @type {Set<number>} */
  const lines = new Set();
  const look = (/** @type {string} */ sql, /** @type {number} */ start) => {
    for (const pattern of [compared, chosen])
      for (const { index } of sql.matchAll(pattern))
        lines.add(text.slice(0, start + index).split('\n').length);
  };
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') look(value, start + 1);
    },
    TemplateLiteral: ({ quasis, expressions }) => {
      // An interpolation is as long as in the source, so that lines stay where they are.
      const [first] = quasis;
      if (!first) return;
      const parts = quasis.map(({ value: { raw } }, at) => {
        const expression = expressions[at];
        return expression
          ? raw + text.slice(expression.start, expression.end).replace(/[^\n]/g, '$') + '$$$'
          : raw;
      });
      look(parts.join(''), first.start);
    },
  }).visit(parsed.program);
  return [...lines];
}
