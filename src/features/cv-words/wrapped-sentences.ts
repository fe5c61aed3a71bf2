import { jobByWords } from './job-by-words.ts'
import { isBegun, isTimed, statedJob } from './stated-job.ts'
import { beginsWithTime } from './time-at-start.ts'
import { scoreOf } from './words.ts'

/** How many lines below continue a sentence about a job: "Working as a clerk in Rao & Sons", "from May 2015 to June 2017". */
export function linesOfStatedJob([first = '', ...others]: readonly string[]): number {
  if (first.length > 200) return 0
  if (!isBegun(first)) return isUnfinished(first) ? linesUntil(isStated, first, others) : 0
  if (isTimed(first)) return 0
  const more = linesUntil(isTimed, first, others)
  return more === 0 && isUnfinished(first) ? linesUntil(isStated, first, others) : more
}

const isStated = (sentence: string): boolean =>
  (statedJob(sentence) ?? (beginsWithTime(sentence) ? jobByWords(sentence, true) : null)) !== null

/** Whether a line about work ends within a phrase: "Presently working in", "From May 2014 to June 2015 – worked in Rao Ltd, as Mechanical". */
export function isUnfinished(text: string): boolean {
  if (text.length > 200 || !(beginsWithTime(text) || startsAsWork.test(text))) return false
  const end = text.slice(-50)
  const [, role] = /\bas\s+(?:an?\s+)?["“]?([^.,;()]{0,40})$/i.exec(end) ?? []
  return (
    /(?:^|[\s,])(?:in|at|with|as|from|as an?|(?:in|at|with|of) the|of)$/i.test(end) ||
    (role !== undefined && !/\s/.test(role.trim()) && scoreOf(role) <= 0)
  )
}

const startsAsWork = /^(?:(?:i|am|have|present|presently|currently|now)\s){0,3}work(?:ed|ing)\b/i

const mostBelow = 3
/** The end of the time stands in the next line: "from June 2019 to". */
const endsWithin = /\b(?:to|till|until|from)$|\d\s?[–-]$/i

function linesUntil(isWhole: (sentence: string) => boolean, first: string, others: readonly string[]): number {
  // A line that begins another sentence ends this one.
  const end = isBegun(first) ? others.findIndex((line) => isBegun(line)) : -1
  const mine = others.slice(0, end < 0 ? mostBelow : Math.min(end, mostBelow))
  const below = mine.findIndex((last, at) => {
    const sentence = [first, ...mine.slice(0, at + 1)].join(' ')
    return isWhole(sentence) && !(at + 1 < mine.length && endsWithin.test(last))
  })
  return below + 1
}
