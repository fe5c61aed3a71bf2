import { alike } from './match-entries.ts'

/** The items of a list in the file that the list in the CV lacks. */
export function newItems(offered: readonly string[], now: readonly string[]): string[] {
  const known = new Set(now.map(alike))
  return offered.filter((item) => item.trim() !== '' && !known.has(alike(item)))
}
