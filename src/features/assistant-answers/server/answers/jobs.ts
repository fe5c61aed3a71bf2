import { jobsPath } from '#features/assistant-tools/paths.ts'
import type { JobsFound } from '#features/assistant-tools/server/public.ts'
import { nameOf } from '#features/saved-searches/rules.ts'
import type { Slots } from '../reading/read-slots.ts'
import { type AnswerInput, type Draft, fill, linkTo, listOf, openAction, paragraphs, plainText, type Texts } from './answer.ts'
import { describeSearch, type SearchQuery } from './describe-search.ts'
import { actionsOn, alertFor } from './proposals.ts'

const found: Texts = {
  en: 'I found **{total}** for {what}.',
  hi: '{what} के लिए **{total}** मिलीं।',
  'hi-Latn': '{what} ke liye **{total}** mili hain.',
}
const newest: Texts = {
  en: 'Which work are you looking for, and where? For example “nurse in Pune”. These are the newest of **{total}**:',
  hi: 'कौन सा काम चाहिए, और कहाँ? जैसे “पुणे में नर्स”। **{total}** में से सबसे नई ये हैं:',
  'hi-Latn': 'Kaun sa kaam chahiye, aur kahan? Jaise “Pune me nurse”. **{total}** me se sabse nayi yeh hain:',
}
const corrected: Texts = {
  en: 'Nothing is called exactly that, so I searched for “{words}”.',
  hi: 'ठीक इस नाम से कुछ नहीं मिला, इसलिए मैंने “{words}” खोजा।',
  'hi-Latn': 'Theek is naam se kuch nahi mila, isliye maine “{words}” khoja.',
}
const empty: Texts = {
  en: 'There is no open job for {what} right now.',
  hi: '{what} के लिए अभी कोई नौकरी नहीं है।',
  'hi-Latn': '{what} ke liye abhi koi naukri nahi hai.',
}
const nearest: Texts = { en: 'The nearest:', hi: 'इसके सबसे पास:', 'hi-Latn': 'Iske sabse paas:' }
const nothingNear: Texts = {
  en: 'Try another word for the work or a larger city.',
  hi: 'काम का दूसरा नाम या कोई बड़ा शहर लिखकर देखें।',
  'hi-Latn': 'Kaam ka doosra naam ya koi bada sheher likhkar dekhein.',
}
const oneJob: Texts = { en: '{n} job', hi: '{n} नौकरी', 'hi-Latn': '{n} job' }
const manyJobs: Texts = { en: '{n} jobs', hi: '{n} नौकरियाँ', 'hi-Latn': '{n} jobs' }

const shownRelaxed = 3

export function searchOf({ role, place, experience, jobType, demographic, pay }: Slots, company: string | null): SearchQuery {
  const q = [company, role].filter(Boolean).join(' ').slice(0, 200)
  return {
    ...(q && { q }),
    ...(place && { location: place.slice(0, 200) }),
    ...(experience && { experience }),
    ...(jobType && { jobType }),
    ...(demographic && { demographic }),
    ...(pay !== null && { salaryMin: pay }),
  }
}

export async function answerJobs(input: AnswerInput): Promise<Draft> {
  const { tools, caller, now, meaning } = input
  const query = searchOf(meaning.slots, null)
  const { data } = await tools.searchJobs.run({ ...query, sort: undefined }, { caller, now })
  return draftOf(data, query, input)
}

export function draftOf(data: JobsFound, query: SearchQuery, input: AnswerInput): Draft {
  const { language } = input.meaning
  const isEmpty = data.total === '0'
  return {
    content: isEmpty ? emptyText(data, query, input) : foundText(data, query, input),
    actions: [openAction(isEmpty ? 'Browse jobs' : `See all ${data.total} jobs`, isEmpty ? '/jobs' : jobsPath(query))],
    jobs: data.jobs,
    proposals: [...alertFor(query, input), ...(isEmpty ? [] : actionsOn(data, input))],
  }

  function foundText({ total, corrected: words }: JobsFound, wanted: SearchQuery, { meaning }: AnswerInput): string {
    const count = fill(total === '1' ? oneJob : manyJobs, language, { n: total })
    if (nameOf(wanted) === '') return fill(newest, meaning.language, { total: count })
    return paragraphs(
      words ? fill(corrected, language, { words: plainText(words) }) : null,
      fill(found, language, { total: count, what: describeSearch(wanted, language) }),
    )
  }
}

function emptyText({ nearest: relaxed }: JobsFound, query: SearchQuery, { meaning: { language } }: AnswerInput): string {
  const lines = relaxed.slice(0, shownRelaxed).map(({ part, word, total }) => {
    const { [part]: _, ...rest } = query
    const other = (word ? { ...query, q: word.others.join(' ') } : rest) as SearchQuery // one part less is a search too
    const text = `${fill(total === '1' ? oneJob : manyJobs, language, { n: total })}: ${describeSearch(other, language)}`
    return linkTo(text, jobsPath(other))
  })
  const none = fill(empty, language, { what: describeSearch(query, language) })
  if (lines.length === 0) return paragraphs(none, fill(nothingNear, language))
  return paragraphs(none, `${fill(nearest, language)}\n${listOf(lines)}`)
}
