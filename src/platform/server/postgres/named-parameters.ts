import type { QueryConfig } from 'pg'

type CompiledQuery = { readonly text: string; readonly names: readonly string[] }
const compiled = new Map<string, CompiledQuery>()

/**
 * A prepared statement with named parameters: `$limit` becomes `$3` wherever it is used. A statement name must always have the same text. Values that
 * the text does not use are left out, so that variants of a statement can share one object of values.
 */
export function statement(name: string, sql: string, values: Readonly<Record<string, unknown>>): QueryConfig {
  const { text, names } = compiled.get(sql) ?? compile(sql)
  return { name, text, values: names.map((parameter) => valueOf(parameter, values)) }
}

function compile(sql: string): CompiledQuery {
  const names: string[] = []
  const text = sql.replace(/\$([a-z]\w*)/gi, (_, parameter: string) => {
    if (!names.includes(parameter)) names.push(parameter)
    return `$${names.indexOf(parameter) + 1}`
  })
  const result = { text, names }
  compiled.set(sql, result)
  return result
}

function valueOf(parameter: string, values: Readonly<Record<string, unknown>>): unknown {
  if (!(parameter in values)) throw new Error(`statement has no value for $${parameter}`)
  return values[parameter]
}
