import type { JobsFound } from '#features/assistant-tools/server/public.ts'
import type { AnswerInput, Draft } from './answer.ts'
import { draftOf, searchOf } from './jobs.ts'

/** A message with more words is a sentence, not a search. */
const mostWords = 4
/** Only these first letters of a word are compared with titles, so that "underwriting" matches "underwriter". */
const comparedLetters = 8

/** A few unknown words may be the name of a trade. If the search finds jobs with one of these words in the title, they are the answer. */
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

/** Whether a short message names a kind of job but no work: "College student", "part time". */
function namesKind({ message, meaning }: AnswerInput): boolean {
  return meaning.slots.jobType !== undefined && message.trim().split(' ').length <= mostWords
}

function isTradeOf(words: readonly string[], { jobs, total, corrected, leftOut }: JobsFound): boolean {
  const title = jobs[0]?.title.toLowerCase() ?? ''
  // Words that occur only in the descriptions of jobs, such as "loan", are not a trade.
  const isTitle = words.some((word) => title.includes(word.slice(0, comparedLetters)))
  return isTitle && total !== '0' && corrected === null && leftOut === null
}
