import type { PostedJob } from '#features/jobs/server/public.ts'
import { isIndianState } from '#features/jobs/indian-places.ts'
import type { JobList } from '../contract.ts'
import { isByNumber } from '../rules.ts'
import { shownTotal } from '#features/job-index/server/public.ts'
import { type Search, type SearchResult, withoutJobs } from './search/open-search.ts'
import type { CompanyInWords } from './search/read-company.ts'
import { isTypedPlace } from '#features/search-places/server/public.ts'
import {
  areOfOtherWork,
  areScattered,
  companiesBesideIndustry,
  fewerWords,
  isKnownOutsideTitles,
  isLink,
  isOfTrade,
  likeliestTrades,
  meansEachWord,
  namesOnlyRank,
  namesWork,
  readSearch,
  titleParts,
  unknownLoss,
  withoutStopWords,
  withUnsaidWomen,
} from '#features/search-words/server/public.ts'
import { withoutExclusions } from '#features/search-words/read-exclusion.ts'
import { bestPaidIn, unstatedIn } from '#features/search-words/read-request.ts'
import { firstJobs, isAbout } from './search/is-about-work.ts'
import type { FindRelaxedList } from './search/relaxed-list.ts'

export type JobPage = { readonly jobs: PostedJob[]; readonly headers: Readonly<Record<string, string>> }

/** With `findRelaxedList`, a search without full matches is relaxed, and the answer names the dropped words. */
type Options = { readonly findRelaxedList?: FindRelaxedList }

export async function searchJobs(search: Search, typed: JobList, now: Date, { findRelaxedList }: Options = {}): Promise<JobPage> {
  const read = readSearch(typed)
  const found = await search(read, now, { widensPlace: true })
  const asTyped = isOfAnyWork(read, found) ? withoutJobs(found) : found
  const fewer = findRelaxedList ? await findRelaxedList(typed, asTyped, now) : null
  const listed = fewer ?? asTyped
  const areMentions = isOnlyMentioned({ ...read, ...listed.company }, listed)
  const shown = { leftOut: [], ...(fewer ?? withoutChance(read, asTyped, areMentions)), areMentions }
  return { jobs: shown.jobs, headers: headersOf(typed, read, shown) }
}

type ShownPage = SearchResult & { readonly leftOut: readonly string[]; readonly areMentions: boolean }

function headersOf(typed: JobList, read: JobList, { areMentions, leftOut, company, ...shown }: ShownPage): JobPage['headers'] {
  const query = { ...read, ...company }
  const corrected = searchedInstead(query, shown)
  return {
    'x-total-count': shownTotal(shown.total),
    // Headers are ASCII, but people also search in Hindi.
    ...(corrected === null ? {} : { 'x-search-corrected': encodeURIComponent(corrected) }),
    ...leftOutHeader(typed, query, withUnsaidWomen(leftOut, typed.q, corrected, shown.jobs)),
    ...(areMentions && shown.jobs.length > 0 ? { 'x-only-mentioned': 'true' } : {}),
    ...inTitleHeader(query, shown.inTitle, shown.jobs),
    ...(company ? { 'x-search-company': inAddress(company) } : {}),
    ...(query.salaryMin ? { 'x-unstated-pay': shownTotal(shown.unstated) } : {}),
    ...linkHeader(query, shown.next),
  }
}

function withoutChance(read: JobList, found: SearchResult, areMentions: boolean): SearchResult {
  const isNone = areMentions ? areOfOtherWork(withoutExclusions(read.q ?? ''), titlesOfFirst(found)) : isByChance(read, found)
  return isNone && found.company === null ? withoutJobs(found) : found
}

const titlesOfFirst = ({ jobs }: SearchResult): string[] => jobs.slice(0, firstJobs).map(({ title }) => title)
/** Link words are omitted from the header: of "in Bangalroe", only "Bangalroe" is reported as missing. */
function leftOutHeader({ q = '', sort }: JobList, read: JobList, relaxed: readonly string[] = []): Record<string, string> {
  const companies = read.company ? [] : companiesBesideIndustry(read.q ?? '')
  const kept = read.sort === sort ? [] : bestPaidIn(q)
  const leftOut = [...relaxed, ...companies, ...unstatedIn(q).filter((phrase) => !kept.includes(phrase))]
  const saying = leftOut.filter((word) => !isLink(word))
  const named = (saying.length > 0 ? saying : leftOut).join(', ')
  return named ? { 'x-search-left-out': encodeURIComponent(named) } : {}
}

const inAddress = ({ company, q = '' }: CompanyInWords): string => new URLSearchParams({ company, q }).toString()
/** True if the text names only a rank that no title has. A job that mentions it may be of any work. */
const isOfAnyWork = (query: JobList, { isByTitle, company }: SearchResult): boolean =>
  isFirstByRelevance(query) && !isByTitle && company === null && !meansEachWord(query.q ?? '') && namesOnlyRank(query.q ?? '')

/** True if the first jobs only mention the words, and no title is near them: they may be of any work, too. */
function isByChance(query: JobList, found: SearchResult): boolean {
  const { isByTitle, corrected } = found
  const titles = titlesOfFirst(found)
  return isFirstByRelevance(query) && !isByTitle && titles.length > 0 && areScattered(corrected ?? query.q ?? '', titles)
}

/** True if no title has the words but similar trades are known: their jobs are more relevant than jobs that only mention a word. */
function isOnlyMentioned(query: JobList, { isByTitle, corrected, jobs }: Mentions): boolean {
  if (isByTitle || corrected !== null || jobs.length === 0 || !isFirstByRelevance(query)) return false
  const q = withoutExclusions(query.q ?? '')
  const similar = meansEachWord(q) || isKnownOutsideTitles(q) ? [] : likeliestTrades(titleParts(q))
  const first = jobs.slice(0, firstJobs)
  if (similar.length === 0 || first.filter(({ title }) => isOfTrade(title, similar)).length >= first.length / 2) return false
  return !fewerWords(q).some((less) => less.loss < unknownLoss && isAbout(less.q, { jobs: first }))
}

/**
 * Reports how many jobs have the words in the title; the jobs after them only mention the words. It may be 0 on a later page, and for the name of an
 * occupation that no title has: a pilot. Searches that only exclude do not rank by title.
 */
function inTitleHeader(
  { q = '', sort = 'relevant', page }: JobList,
  inTitle: number,
  { length }: readonly unknown[],
): Record<string, string> {
  const words = withoutExclusions(q)
  const isRanked = words !== '' && sort === 'relevant'
  return isRanked && inTitle < length && (inTitle > 0 || page > 1 || namesWork(words)) ? { 'x-in-title': String(inTitle) } : {}
}

type Mentions = Pick<SearchResult, 'isByTitle' | 'corrected' | 'jobs'>

const isFirstByRelevance = ({ q, sort = 'relevant', page, cursor }: JobList): boolean =>
  q !== undefined && sort === 'relevant' && page === 1 && cursor === undefined

/** True if nothing but a place was typed, and any work in its state is listed instead. */
const isInState = (q: string = '', state: string): boolean => isIndianState(state) && isTypedPlace(withoutStopWords(q))

/** The corrected search as text. A corrected place is reported with the words ("nurse in Pune"), because alone it would look like corrected words. */
function searchedInstead(
  { q }: JobList,
  { corrected, correctedPlace }: Pick<SearchResult, 'corrected' | 'correctedPlace'>,
): string | null {
  const words = corrected ?? (correctedPlace === null || isInState(q, correctedPlace) ? null : q)
  if (!words) return correctedPlace
  // Stop words ("mujhe nurse chahiye") are not repeated.
  return [withoutStopWords(words) || words, correctedPlace].filter(Boolean).join(' in ')
}

function linkHeader(query: JobList, next: string | null): { link?: string } {
  const { page, limit } = query
  const links = [
    ...(next === null ? [] : [linkTo({ ...query, page: page + 1, cursor: next }, 'next')]),
    ...(page > 1 && isByNumber(page - 1, limit) ? [linkTo({ ...query, page: page - 1, cursor: undefined }, 'prev')] : []),
  ]
  return links.length > 0 ? { link: links.join(', ') } : {}
}

function linkTo(search: JobList, rel: 'next' | 'prev'): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(Object.fromEntries(given.map(([name, value]) => [name, String(value)])))
  return `</api/jobs?${query.toString()}>; rel="${rel}"`
}
