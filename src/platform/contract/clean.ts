// Control signs (but tabs and line ends stay), overrides of the writing direction, and what is no character at all.
const unwanted = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu
// Joiners and fillers that stand for themselves alone: it looks empty, and so it is.
const unseen = /^[\s\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]+$/u
const markRuns = /(\p{M}{8})\p{M}+/gu

/**
 * One spelling of each letter (NFC), with at most eight combining marks on it. Normalisation sorts a run of marks in quadratic
 * time, so the run is cut before; a few marks become two by it, so it is cut once more after.
 */
export function composed(text: string): string {
  return text.replace(markRuns, '$1').normalize('NFC').replace(markRuns, '$1')
}

/**
 * Text that a database, a screen and a typesetter can hold: whole characters in one spelling, and no hundred thousand
 * accents on one letter. The joiners of Indian scripts stay.
 */
export function clean(text: string): string {
  const kept = composed(text.toWellFormed().replace(unwanted, ''))
  return unseen.test(kept) && kept.trim() !== '' ? '' : kept
}

/** The same for every text inside, keys as well. */
export function cleanAll(value: unknown): unknown {
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map(cleanAll)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [clean(key), cleanAll(inner)]))
}
