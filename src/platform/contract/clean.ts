// Control characters (except tabs and line ends), overrides of the writing direction, and code points that are not characters. They are removed.
const unwanted = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu
// A text of joiners and fillers alone is invisible, so it counts as empty.
const unseen = /^[\s\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]+$/u
const markRuns = /(\p{M}{8})\p{M}+/gu

/**
 * Normalises to NFC, with at most eight combining marks on a letter. Normalisation sorts a run of marks in quadratic time, so the run is cut before
 * it. NFC can turn a few marks into two, so the run is cut again after it.
 */
export function composed(text: string): string {
  return text.replace(markRuns, '$1').normalize('NFC').replace(markRuns, '$1')
}

/**
 * Makes text safe for the database, the screen and the typesetter: normalised characters, no excessive accents. The joiners of Indian scripts stay.
 */
export function clean(text: string): string {
  const normalised = composed(text.toWellFormed().replace(unwanted, ''))
  return unseen.test(normalised) && normalised.trim() !== '' ? '' : normalised
}

/** Cleans every text inside a value, including the keys of objects. */
export function cleanAll(value: unknown): unknown {
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map(cleanAll)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [clean(key), cleanAll(inner)]))
}
