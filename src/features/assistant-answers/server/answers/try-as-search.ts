import type { JobsFound } from '#features/assistant-tools/server/public.ts'
import type { AnswerInput, Draft } from './answer.ts'
import { draftOf, searchOf } from './jobs.ts'

/** More words are a sentence. */
const mostWords = 4
/** Without the ending: "underwriting" is the work of an underwriter. */
const comparedLetters = 8

/** A few words of which nothing else is known may be a trade: if the search finds jobs for exactly these, they are the answer. */
export async function tryAsSearch(input: AnswerInput): Promise<Draft | null> {
  const { meaning, caller, now, tools } = input
  const words = meaning.slots.role.split(' ').filter(Boolean)
  const query = searchOf(meaning.slots)
  const isKindOfJob = words.length === 0 && namesKind(input)
  if (!isKindOfJob && (words.length === 0 || words.length > mostWords)) return null
  const { data } = await tools.searchJobs.run({ ...query, sort: undefined }, { caller, now })
  const isAnswer = isKindOfJob || isTradeOf(words, data)
  return isAnswer ? draftOf(data, query, input) : null
}

/** "College student", "part time": no work is named, and still a kind of job. */
function namesKind({ message, meaning }: AnswerInput): boolean {
  return meaning.slots.jobType !== undefined && message.trim().split(' ').length <= mostWords
}

function isTradeOf(words: readonly string[], { jobs, total, corrected }: JobsFound): boolean {
  const title = jobs[0]?.title.toLowerCase() ?? ''
  // Words that only stand in the text of jobs, such as "loan", are no trade.
  const isTitle = words.some((word) => title.includes(word.slice(0, comparedLetters)))
  return isTitle && total !== '0' && corrected === null
}
