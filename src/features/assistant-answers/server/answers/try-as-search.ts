import type { AnswerInput, Draft } from './answer.ts'
import { draftOf, searchOf } from './jobs.ts'

/** More words are a sentence. */
const mostWords = 4

/** A few words of which nothing else is known may be a trade: if the search finds jobs for exactly these, they are the answer. */
export async function tryAsSearch(input: AnswerInput): Promise<Draft | null> {
  const { meaning, caller, now, tools } = input
  const words = meaning.slots.role.split(' ').filter(Boolean)
  if (words.length === 0 || words.length > mostWords) return null
  const query = searchOf(meaning.slots)
  const { data } = await tools.searchJobs.run({ ...query, sort: undefined }, { caller, now })
  return data.total === '0' || data.corrected !== null ? null : draftOf(data, query, input)
}
