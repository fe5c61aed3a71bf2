import type { LogEntry } from '../../log-contract.ts'

const heading = 'Number,Time (UTC),Staff,Action,Target,Target id,Details'

/** The log as CSV, the newest first. If it is truncated (`total` is larger than the number of `entries`), the last row says so. */
export function logCsv(entries: readonly LogEntry[], total: number): string {
  const lines = entries.map(({ seq, at, name, action, targetType, targetId, description }) =>
    [seq, at, ...[name, action, targetType ?? '', targetId ?? '', description ?? ''].map(cell)].join(','),
  )
  if (total > entries.length) lines.push(`,,,,,,${cell(restText(entries.length, total))}`)
  return `\uFEFF${[heading, ...lines].join('\r\n')}\r\n`
}

/** A spreadsheet would run a cell that begins like a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

function restText(written: number, total: number): string {
  const [some, all] = [written, total].map((count) => count.toLocaleString('en-IN'))
  return `This file has the newest ${some} of ${all} rows. Choose earlier days for the others.`
}
