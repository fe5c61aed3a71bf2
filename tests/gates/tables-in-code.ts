import { parseSync, Visitor } from 'oxc-parser'
import { namesInSql } from './names-in-sql.ts'

export type Use = { readonly table: string; readonly isWrite: boolean }

const reads = /^(?:selectFrom|from|using|(?:inner|left|right|full|cross)Join(?:Lateral)?)$/
const writes = /^(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)$/

/**
 * The tables that a file reads and writes: through Kysely, and in SQL as text. `known` are the names of all tables in the database; other names are
 * aliases, or parts of a statement.
 */
export function tablesIn(file: string, text: string, known: ReadonlySet<string>): Use[] {
  const found: Use[] = []
  const add = (name: string, isWrite: boolean): void => {
    const table = snake(name.split(' ')[0] ?? '')
    if (known.has(table)) found.push({ table, isWrite })
  }
  const addSql = (sql: string): void => namesInSql(sql).forEach(({ name, isWrite }) => add(name, isWrite))
  const { program } = parseSync(file, text)
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || !first) return
      const { name } = callee.property
      if (!reads.test(name) && !writes.test(name)) return
      for (const table of stringsIn(first)) add(table, writes.test(name))
    },
    TemplateLiteral: ({ quasis }) => addSql(quasis.map(({ value }) => value.raw).join(' ? ')),
    Literal: ({ value }) => addSql(typeof value === 'string' ? value : ''),
  }).visit(program)
  return found
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (sentEmail) => `_${sentEmail.toLowerCase()}`)
}

type Expression = { readonly type: string; readonly value?: unknown; readonly elements?: readonly (Expression | null)[] }

/** `'jobs'`, or each of `['wishes', 'jobs as job']`. */
function stringsIn({ type, value, elements }: Expression): string[] {
  if (type === 'Literal' && typeof value === 'string') return [value]
  return type === 'ArrayExpression' ? (elements ?? []).flatMap((each) => (each ? stringsIn(each) : [])) : []
}
