const hourMs = 60 * 60_000

/** "less than an hour", "5 hours", "3 days" */
export function spanText(ms: number): string {
  const hours = Math.floor(ms / hourMs)
  if (hours < 1) return 'less than an hour'
  if (hours < 48) return `${hours} ${hours === 1 ? 'hour' : 'hours'}`
  return `${Math.floor(hours / 24)} days`
}

/** Counted from the time of the server, so that the text does not change during hydration. */
export function between(from: string, to: string): number {
  return Date.parse(to) - Date.parse(from)
}
