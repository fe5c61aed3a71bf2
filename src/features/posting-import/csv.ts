/** `row` is the number that a spreadsheet shows beside it: blank rows count, and a cell of several lines is in one row. */
export type CsvRow = { readonly row: number; readonly cells: readonly string[] }

/** Reads comma-separated values (RFC 4180) as spreadsheets write them: with a byte order mark, semicolons or tabs, and any line ends. */
export function readCsv(text: string): CsvRow[] {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text
  const comma = separatorOf(source)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < source.length) {
    const { value, next } = source[at] === '"' ? quoted(source, at + 1, comma) : plain(source, at, comma)
    row.push(value)
    const end = source[next]
    if (end !== comma) {
      rows.push(row)
      row = []
    }
    at = end === '\r' && source[next + 1] === '\n' ? next + 2 : next + 1
    // A separator at the end of the text still begins an empty field.
    if (end === comma && at >= source.length) row.push('')
  }
  if (row.length > 0) rows.push(row)
  return rows.map((cells, index) => ({ row: index + 1, cells })).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

/** The separator that occurs most often in the first line with text. */
function separatorOf(source: string): string {
  const [line = ''] = source.trimStart().split(/[\r\n]/, 1)
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: line.split(sign).length }))
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ','
}

type Read = { readonly value: string; readonly next: number }

function plain(source: string, from: number, comma: string): Read {
  let next = from
  while (next < source.length && source[next] !== comma && source[next] !== '\n' && source[next] !== '\r') next += 1
  return { value: source.slice(from, next), next }
}

/** Reads a quoted field from after the first quotation mark. A doubled one stands for itself; text after the last one belongs to the same field. */
function quoted(source: string, from: number, comma: string): Read {
  const parts: string[] = []
  let at = from
  for (;;) {
    const end = source.indexOf('"', at)
    if (end === -1) return { value: parts.join('') + source.slice(at), next: source.length }
    parts.push(source.slice(at, end))
    if (source[end + 1] !== '"') {
      const { value, next } = plain(source, end + 1, comma)
      return { value: parts.join('') + value, next }
    }
    parts.push('"')
    at = end + 2
  }
}

/** One field of a file for spreadsheets. Text that a spreadsheet would run as a formula is escaped. */
export function csvField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
