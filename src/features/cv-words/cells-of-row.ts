import type { EntryFields, FieldKind } from './column-heads.ts'

/** A cell without a value. */
const unfilled = /^(?:[-–—.\s]*|n\.?\s?\/?\s?a\.?|nil)$/i

/** The level of a course, which another column names: "Graduation⇥B.Tech". */
const isLevel = /^(?:(?:under|post)[- ]?)?graduat(?:ion|e)$|^[up]\.?g\.?$/i

export function fieldsOf(columns: readonly (FieldKind | null)[], cells: readonly string[]): EntryFields {
  const fields: Partial<Record<FieldKind, string>> = {}
  for (const [at, kind] of columns.entries()) {
    const text = (cells[at] ?? '').trim()
    const isOpen = kind !== null && (fields[kind] === undefined || (kind === 'degree' && isLevel.test(fields.degree ?? '')))
    if (isOpen && !unfilled.test(text)) fields[kind] = at === 0 ? withoutNumber(kind, text) : text
  }
  return fields
}

/** Removes the number of the row from the first cell: some files have both in one text. */
const withoutNumber = (kind: FieldKind, text: string): string =>
  kind === 'number' || kind === 'time'
    ? text
    : text.replace(kind === 'degree' ? /^(?:\d{1,2}[.)]\s+|\d\s+(?!PU)(?=\p{Lu}))/u : /^\d{1,2}[.)]?\s+(?=\p{L})/u, '')
