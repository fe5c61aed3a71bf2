import { withoutFillers } from './clean-answer.ts'
import { actionsIn, figuresIn, hasOutcome } from './signs.ts'

const mostQuotes = 3
const longestQuote = 300

/** The sentences with figures, results and own actions; if there are none, the longest sentence, as evidence of what was said instead. */
export function quotesOf(sentences: readonly string[]): string[] {
  const weighed = sentences.map((sentence, at) => {
    const spoken = withoutFillers(sentence)
    const own = actionsIn(spoken).length > 0
    const weight = figuresIn(spoken).length * 3 + (own && hasOutcome(spoken) ? 2 : 0) + (own ? 2 : 0) + spoken.length / 10_000
    return { sentence, at, weight }
  })
  return weighed
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostQuotes)
    .filter(({ weight }, at) => at === 0 || weight >= 1)
    .toSorted((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence.slice(0, longestQuote))
}
