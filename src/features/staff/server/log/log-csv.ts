import type { LogEntry } from '../../log-contract.ts'

const heading = 'Number,Time (UTC),Staff,Action,Target,Target id,Details'

/** The newest first. Where the file ends before the log does, its last row says so: of `total` rows, only `entries` are in it. */
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
