import shifts from '../../../database/names/shifts.json' with { type: 'json' }
import walkIns from '../../../database/names/walk-ins.json' with { type: 'json' }

/** The longest run of words before "shift" that may name it. */
const mostBefore = 5
const longest = 20_000
const hours = /\d ?p\.?m\.?\s?(?:-|–|to|till|until)?\s?0?[1-8](?:[:.]\d\d)? ?a\.?m/

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/\bu\.([sk])\b\.?/g, 'u$1')
    .replaceAll(/[.;!?|\n]+/g, ' ~ ')
    .split(/[^\p{L}\p{M}\p{N}*/~]+/u)
    .filter(Boolean)
const lineOf = (text: string): string => ` ${wordsIn(text).join(' ')} `

const nouns = new Set(shifts.nouns.split(' '))
const between = new Set(shifts.between.split(' '))
const kinds = new Set(shifts.shifts.flatMap(({ words }) => words.split(' ')))
const phrases = [...shifts.shifts.flatMap((shift) => shift.phrases), ...walkIns.names, ...walkIns.phrases].map((phrase) =>
  lineOf(phrase),
)

/**
 * Whether a text names a shift or invites to a walk-in, so that candidates who filter by them find the job. The index reads the same words more exactly
 * (job-shifts.sql and job-walk-ins.sql): for advice, a denial is no worse than a name.
 */
export function namesShiftOrWalkIn(text: string): boolean {
  const read = text.slice(0, longest)
  const line = lineOf(read)
  return (
    hours.test(read.toLowerCase().replaceAll(/\s+/g, ' ')) ||
    phrases.some((phrase) => line.includes(phrase)) ||
    namesShift(wordsIn(read))
  )
}

/** "Night and early morning shift", "shift: night", but not "forty a day, in one shift". */
function namesShift(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (!nouns.has(word)) return false
    const before = words.slice(Math.max(0, at - mostBefore), at)
    const run = before.slice(before.findLastIndex((each) => !kinds.has(each) && !between.has(each)) + 1)
    return kinds.has(words[at + 1] ?? '') || run.some((each) => kinds.has(each))
  })
}
