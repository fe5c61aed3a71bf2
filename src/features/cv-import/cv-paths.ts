import type { ImportResult } from './contract.ts'

type Cv = ImportResult['cv']

/** The value of a field, by its path, such as "experience.0.company". */
export function valueAt(cv: Cv, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], cv) // paths lead through objects and lists
}

export function withValue(cv: Cv, path: string, value: unknown): Cv {
  return replaced(cv, path.split('.'), value) as Cv // only the value of one field differs
}

function replaced(inside: unknown, [name, ...path]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(inside)) return inside.map((inner, at) => (String(at) === name ? replaced(inner, path, value) : inner))
  const object = inside as Record<string, unknown> // the path leads through objects and lists
  return { ...object, [name]: replaced(object[name], path, value) }
}
