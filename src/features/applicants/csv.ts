/** A spreadsheet would run a cell that begins with one of these characters as a formula. */
const formula = /^[=+\-@\t\r]/

function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const safe = typeof value === 'string' && formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export type Cells = readonly (string | number | null)[]

/** Begins with a byte order mark, by which Excel recognises UTF-8. */
export function csvOf(head: readonly string[], rows: readonly Cells[]): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
