import { jobsPath } from '#features/assistant-tools/paths.ts'
import type { JobsFound } from '#features/assistant-tools/server/public.ts'
import { nameOf } from '#features/saved-searches/rules.ts'
import type { Slots } from '../reading/read-slots.ts'
import { type AnswerInput, type Draft, fill, linkTo, listOf, openAction, paragraphs, plainText } from './answer.ts'
import { describeSearch, type SearchQuery } from './describe-search.ts'
import {
  found,
  foundOne,
  oneMentions,
  manyMention,
  newest,
  corrected,
  correctedPlace,
  bestPaidFirst,
  without,
  empty,
  nearest,
  near,
  nothingNear,
  oneJob,
  manyJobs,
  seeOne,
  seeAll,
  browse,
} from './job-texts.ts'
import { actionsOn, alertFor } from './proposals.ts'

/** Converts the slots to the query of the job search. Empty slots are left out. */
export function searchOf({
  role,
  qualification,
  place,
  experience,
  jobType,
  demographic,
  shift,
  walkIn,
  pay,
}: Slots): SearchQuery {
  const q = `${role} ${qualification}`.trim()
  return {
    ...(q && { q: q.slice(0, 200) }),
    ...(place && { location: place.slice(0, 200) }),
    ...(experience && { experience }),
    ...(jobType && { jobType }),
    ...(demographic && { demographic }),
    ...(shift && { shift }),
    ...(walkIn && { walkIn }),
    ...(pay !== null && { salaryMin: pay }),
  }
}

export async function answerJobs(input: AnswerInput): Promise<Draft> {
  const { tools, caller, now, meaning } = input
  const query = searchOf(meaning.slots)
  const { qualification, bestPaid } = meaning.slots
  // With work among the words, jobs whose title has it come first, whatever they pay.
  const sort = bestPaid !== '' && query.q === undefined ? 'salary-high' : undefined
  const { data } = await tools.searchJobs.run({ ...query, sort }, { caller, now })
  if (data.total !== '0' || qualification === '')
    return draftOf(withUnsearched(withWhole(data, qualification), sort ? '' : bestPaid), query, input)
  const others = searchOf({ ...meaning.slots, qualification: '' })
  const { data: wider } = await tools.searchJobs.run({ ...others, sort: undefined }, { caller, now })
  if (wider.total === '0') return draftOf(data, query, input)
  return draftOf({ ...wider, leftOut: qualification }, others, input)
}

const withUnsearched = (data: JobsFound, words: string): JobsFound =>
  words === '' ? data : { ...data, leftOut: [data.leftOut, words].filter(Boolean).join(', ') }

/** Of "8th pass", the search reports only the word that says something. */
function withWhole(data: JobsFound, qualification: string): JobsFound {
  const isPart = data.leftOut?.split(', ').every((word) => qualification.split(' ').includes(word)) ?? false
  return isPart ? { ...data, leftOut: qualification } : data
}

export function draftOf(data: JobsFound, query: SearchQuery, input: AnswerInput): Draft {
  const { language } = input.meaning
  const { total, jobs } = data
  if (total === '0') {
    const actions = [openAction(fill(browse, language), '/jobs')]
    return { content: emptyText(data, query, language), actions, jobs, proposals: alertFor(query, input) }
  }
  return {
    content: foundText(data, query, language),
    actions: [openAction(fill(total === '1' ? seeOne : seeAll, language, { n: total }), jobsPath(data.query))],
    jobs,
    proposals: [...alertFor(query, input), ...actionsOn(data, input)],
  }
}

type Language = AnswerInput['meaning']['language']

function countText(total: string, language: Language): string {
  return fill(total === '1' ? oneJob : manyJobs, language, { n: total })
}

const withoutText = (words: string, language: Language): string => fill(without, language, { words: plainText(words) })

function foundText(data: JobsFound, query: SearchQuery, language: Language): string {
  const text = countedText(data, query, language)
  return data.leftOut === null ? text : paragraphs(text, withoutText(data.leftOut, language))
}

function countedText(
  { total, inTitle, corrected: words, query: { sort } }: JobsFound,
  query: SearchQuery,
  language: Language,
): string {
  const count = countText(words ? total : inTitle, language)
  if (nameOf(query) === '' && !sort) return fill(newest, language, { count })
  if (words) return fill(query.q === undefined ? correctedPlace : corrected, language, { words: plainText(words), count })
  const sentence = fill(inTitle === '1' ? foundOne : found, language, { count, what: describeSearch(query, language) })
  const more = Number(total) - Number(inTitle)
  if (sort) return `${sentence} ${fill(bestPaidFirst, language)}`
  // Totals above the counting limit end with "+". They are not numbers, so no difference is shown.
  return more > 0 ? `${sentence} ${fill(more === 1 ? oneMentions : manyMention, language, { n: String(more) })}` : sentence
}

function emptyText({ nearest: searches }: JobsFound, query: SearchQuery, language: Language): string {
  const none = fill(empty, language, { what: describeSearch(query, language) })
  if (searches.length === 0) return paragraphs(none, fill(nothingNear, language))
  const lines = searches.map(({ query: other, total }) => {
    return linkTo(
      fill(near, language, { count: countText(total, language), what: describeSearch(other, language) }),
      jobsPath(other),
    )
  })
  return paragraphs(none, `${fill(nearest, language)}\n${listOf(lines)}`)
}
