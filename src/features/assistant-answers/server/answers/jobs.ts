import { jobsPath } from '#features/assistant-tools/paths.ts'
import type { JobsFound } from '#features/assistant-tools/server/public.ts'
import { nameOf } from '#features/saved-searches/rules.ts'
import type { Slots } from '../reading/read-slots.ts'
import { type AnswerInput, type Draft, fill, linkTo, listOf, openAction, paragraphs, plainText, type Texts } from './answer.ts'
import { describeSearch, type SearchQuery } from './describe-search.ts'
import { actionsOn, alertFor } from './proposals.ts'

const found: Texts = {
  en: 'I found **{count}** {what}.',
  hi: '{what} **{count}** मिलीं।',
  'hi-Latn': '{what} **{count}** mili hain.',
}
const foundOne: Texts = { en: found.en, hi: '{what} **{count}** मिली।', 'hi-Latn': '{what} **{count}** mili hai.' }
const oneMentions: Texts = {
  en: '{n} more job mentions it in the description.',
  hi: '{n} और नौकरी के विवरण में इसका ज़िक्र है।',
  'hi-Latn': '{n} aur job ke vivaran me iska zikr hai.',
}
const manyMention: Texts = {
  en: '{n} more jobs mention it in the description.',
  hi: '{n} और नौकरियों के विवरण में इसका ज़िक्र है।',
  'hi-Latn': '{n} aur jobs ke vivaran me iska zikr hai.',
}
const newest: Texts = {
  en: 'Which work are you looking for, and where? For example “nurse in Pune”. These are the newest of **{count}**:',
  hi: 'कौन सा काम चाहिए, और कहाँ? जैसे “पुणे में नर्स”। कुल **{count}**, सबसे नई ये हैं:',
  'hi-Latn': 'Kaun sa kaam chahiye, aur kahan? Jaise “Pune me nurse”. **{count}** me se sabse nayi yeh hain:',
}
const corrected: Texts = {
  en: 'Nothing is called exactly that, so I searched for “{words}” and found **{count}**.',
  hi: 'ठीक इस नाम से कुछ नहीं मिला, इसलिए मैंने “{words}” खोजा: **{count}**।',
  'hi-Latn': 'Theek is naam se kuch nahi mila, isliye maine “{words}” khoja: **{count}**.',
}
const without: Texts = {
  en: 'None of them names “{words}”, so I left that out.',
  hi: 'इनमें से किसी में “{words}” नहीं लिखा है, इसलिए मैंने उसे छोड़ दिया।',
  'hi-Latn': 'Inme se kisi me “{words}” nahi likha hai, isliye maine use chhod diya.',
}
const empty: Texts = {
  en: 'There is no open job {what} right now.',
  hi: '{what} अभी कोई नौकरी नहीं है।',
  'hi-Latn': '{what} abhi koi naukri nahi hai.',
}
const nearest: Texts = { en: 'The nearest:', hi: 'इससे मिलती-जुलती:', 'hi-Latn': 'Isse milti-julti:' }
const near: Texts = { en: '{count} {what}', hi: '{what} {count}', 'hi-Latn': '{what} {count}' }
const nothingNear: Texts = {
  en: 'Try another word for the work or a larger city.',
  hi: 'काम का दूसरा नाम या कोई बड़ा शहर लिखकर देखें।',
  'hi-Latn': 'Kaam ka doosra naam ya koi bada sheher likhkar dekhein.',
}
const oneJob: Texts = { en: '{n} job', hi: '{n} नौकरी', 'hi-Latn': '{n} job' }
const manyJobs: Texts = { en: '{n} jobs', hi: '{n} नौकरियाँ', 'hi-Latn': '{n} jobs' }
const seeOne: Texts = { en: 'See the job', hi: 'नौकरी देखें', 'hi-Latn': 'Job dekhein' }
const seeAll: Texts = { en: 'See all {n} jobs', hi: 'सभी {n} नौकरियाँ देखें', 'hi-Latn': 'Sabhi {n} jobs dekhein' }
const browse: Texts = { en: 'Browse jobs', hi: 'सभी नौकरियाँ', 'hi-Latn': 'Sabhi jobs' }

/** Converts the slots to the query of the job search. Empty slots are left out. */
export function searchOf({ role, qualification, place, experience, jobType, demographic, pay }: Slots): SearchQuery {
  const q = `${role} ${qualification}`.trim()
  return {
    ...(q && { q: q.slice(0, 200) }),
    ...(place && { location: place.slice(0, 200) }),
    ...(experience && { experience }),
    ...(jobType && { jobType }),
    ...(demographic && { demographic }),
    ...(pay !== null && { salaryMin: pay }),
  }
}

export async function answerJobs(input: AnswerInput): Promise<Draft> {
  const { tools, caller, now, meaning } = input
  const query = searchOf(meaning.slots)
  const { data } = await tools.searchJobs.run({ ...query, sort: undefined }, { caller, now })
  const { qualification } = meaning.slots
  if (data.total !== '0' || qualification === '') return draftOf(withWhole(data, qualification), query, input)
  const others = searchOf({ ...meaning.slots, qualification: '' })
  const { data: wider } = await tools.searchJobs.run({ ...others, sort: undefined }, { caller, now })
  if (wider.total === '0') return draftOf(data, query, input)
  return draftOf({ ...wider, leftOut: qualification }, others, input)
}

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
    actions: [openAction(fill(total === '1' ? seeOne : seeAll, language, { n: total }), jobsPath(query))],
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

function countedText({ total, inTitle, corrected: words }: JobsFound, query: SearchQuery, language: Language): string {
  const count = countText(words ? total : inTitle, language)
  if (nameOf(query) === '') return fill(newest, language, { count })
  if (words) return fill(corrected, language, { words: plainText(words), count })
  const sentence = fill(inTitle === '1' ? foundOne : found, language, { count, what: describeSearch(query, language) })
  const more = Number(total) - Number(inTitle)
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
