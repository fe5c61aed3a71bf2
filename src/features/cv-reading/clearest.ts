import type { WorkEntry } from './work-anchors.ts'
import { lettersOf } from './head-letters.ts'
import { namesIn } from './work-heads.ts'
import { scoreOf } from '#features/cv-words/words.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'

export type Entries = { readonly entries: readonly WorkEntry[]; readonly before: readonly Paragraph[] }

/** Compares readings of a section that assume different numbers of header lines above each date range; returns the one with the clearest names. */
export function clearest(own: Entries, others: readonly Entries[]): Entries {
  const least = clearnessOf(own) + 0.6 + 0.1 * own.entries.length
  const [best] = others
    .map((entries) => ({ entries, clearness: clearnessOf(entries) }))
    .toSorted((a, b) => b.clearness - a.clearness)
  return best && best.clearness > least ? best.entries : own
}

const clearnessOf = ({ entries, before }: Entries): number =>
  entries.reduce((sum, entry) => sum + clearness(entry), 0) - 0.7 * headsLeft(entries, before)

/**
 * The number of descriptions (and of texts above the first job) that end with a short line in one text style which hardly any other line of them has:
 * such a line is the header of the next job, whatever its words are.
 */
function headsLeft(entries: readonly WorkEntry[], before: readonly Paragraph[]): number {
  const lasts = [before.at(-1), ...entries.slice(0, -1).map(({ body }) => body.at(-1))]
  const groups = Map.groupBy(lasts.filter(isShort), lettersOf)
  const [[letters, alike] = [undefined, []]] = [...groups].toSorted((a, b) => b[1].length - a[1].length)
  if (letters === undefined || alike.length < 2 || 3 * alike.length < 2 * lasts.length) return 0
  const others = entries.flatMap(({ body }) => body.slice(0, -1)).filter((line) => lettersOf(line) === letters)
  return 2 * others.length <= alike.length ? alike.length : 0
}

const isShort = (line: Paragraph | undefined): line is Paragraph =>
  line !== undefined && !line.isBullet && !line.fields && line.text.length <= 60 && !/[.:;,]$/.test(line.text)

/** Recognised positions and employers raise the score of a reading. Further names, sentences and a name left in the description lower it. */
function clearness({ heads, named, body }: WorkEntry): number {
  const { position, employer, institution } = named
  const all = [position, employer ?? institution, ...namesIn(heads).names].filter((name) => name !== undefined && name !== '')
  const scores = all.map((name) => scoreOf(name ?? ''))
  const odd = all.slice(0, 2).filter((name) => isSentence(name ?? '')).length
  const against = 0.5 * Math.max(0, all.length - 2) + odd + (isNameLeft(body.at(-1)) ? 0.4 : 0) + (all.length === 0 ? 1 : 0)
  return clearnessOfScores(scores) - against
}

function clearnessOfScores(scores: readonly number[]): number {
  const first = scores.slice(0, 2)
  const isRole = first.some((score) => score > 0)
  const role = scores.some((score) => score > 0) ? 1 : 0
  return role + (isRole && scores.length > 1 ? 0.5 : 0) + (first.some((score) => score < 0) ? 0.7 : 0)
}

const isSentence = (name: string): boolean =>
  name.length > 80 || /^\p{Ll}\S*\s\S+\s|\s(?:was|were|is|are|using|which)\s|\p{Ll}{3}\.$/u.test(name)

/** The last line of a description may be the header of the next job. */
const isNameLeft = (line: Paragraph | undefined): boolean =>
  line !== undefined && !line.isBullet && line.text.length <= 60 && scoreOf(line.text) !== 0
