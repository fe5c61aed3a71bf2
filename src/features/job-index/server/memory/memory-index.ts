/** The in-memory index of open jobs of a small installation. It finds the same jobs as the statements of `find-matches.ts`. */
import { totalCap } from '../count-queries.ts'
import type { IndexRow } from '../memory-index-queries.ts'
import { type IndexQuery, lastTier, type RankTier, rankTiers } from '../index-query.ts'
import { compareBy, createSequence, type JobSequence } from './job-sequence.ts'
import type { Order, PageRequest, Position } from '../page-request.ts'
import { contains, createPostings, type JobSet, visitMembers } from './postings.ts'
import { parseTsQuery } from './tsquery.ts'

type IndexMatches = { readonly positions: readonly Position[]; readonly total: number }

export type MemoryIndex = {
  /** Removes the jobs with these ids and adds the jobs of the rows. */
  readonly replace: (jobIds: readonly string[], rows: readonly IndexRow[]) => void
  readonly find: (query: IndexQuery, page: PageRequest) => IndexMatches
  /** True if the index should be rebuilt: numbers of removed jobs are not reused, so its bitmaps keep growing. */
  readonly isWorn: () => boolean
  /** True if a company name begins with this word. Companies whose jobs were removed still count. */
  readonly beginsCompany: (word: string) => boolean
}

export type IndexedJob = Omit<IndexRow, 'lexemes'> & { readonly number: number }

export function createMemoryIndex(): MemoryIndex {
  const postings = createPostings()
  const sequences = {
    recent: createSequence('recent'),
    'salary-high': createSequence('salary-high'),
    'salary-low': createSequence('salary-low'),
    answers: createSequence('answers'),
  }
  let added = 0

  function replace(jobIds: readonly string[], rows: readonly IndexRow[]): void {
    const jobs = rows.map(({ lexemes, ...row }) => {
      const number = added++
      postings.add(number, lexemes)
      return { ...row, number }
    })
    const replaced = new Set(jobIds)
    for (const sequence of Object.values(sequences)) sequence.replace(replaced, jobs)
  }

  const find = (tsquery: string): JobSet => postings.find(parseTsQuery(tsquery))

  return {
    replace,
    find: (query, page) => findIn(sequences[page.order].read(), matcherOf(query, find), page),
    beginsCompany: postings.beginsCompany,
    isWorn: () => added > 2 * sequences.recent.count() + 1_000,
  }
}

type Matcher = { readonly all: JobSet | null; readonly isOneTier: boolean; readonly tierOf: (job: number) => RankTier }

function matcherOf({ all, titles }: IndexQuery, find: (tsquery: string) => JobSet): Matcher {
  const inTitle = titles && {
    written: find(titles.written),
    own: find(titles.own),
    any: find(titles.any),
    rank: find(titles.rank),
  }
  function tierOf(job: number): RankTier {
    if (!inTitle || !contains(inTitle.any, job)) return lastTier
    const isOfRank = contains(inTitle.rank, job)
    if (isOfRank && contains(inTitle.written, job)) return 0
    if (contains(inTitle.own, job)) return 1
    return isOfRank ? 2 : 3
  }
  return { all: all ? find(all) : null, isOneTier: !titles, tierOf }
}

function findIn(sequence: JobSequence, { all, isOneTier, tierOf }: Matcher, page: PageRequest): IndexMatches {
  const listed = createPage(page)
  const firstTier = isOneTier ? lastTier : 0
  let total = 0
  function list(at: number): boolean {
    if (!isOpenAndPaid(sequence, at, page)) return false
    total += 1
    const tier = tierOf(sequence.numbers[at] ?? 0)
    if (!listed.isFull(tier)) listed.add(tier, sequence.jobs[at])
    // The page needs no jobs of later tiers, and the total is at its cap.
    return total >= totalCap && listed.isFull(firstTier)
  }
  if (all) visitMembers(sequence.inOrder(all), list)
  else sequence.jobs.some((_, at) => list(at))
  return { positions: listed.positions(), total: Math.min(total, totalCap) }
}

/** Collects as many jobs of each tier as the page may need. */
function createPage(page: PageRequest) {
  const isShown = afterPosition(page)
  const end = page.offset + page.limit
  const tiers = rankTiers.map((): Position[] => [])
  return {
    isFull: (tier: RankTier): boolean => tiers[tier]?.length === end,
    add: (tier: RankTier, job: IndexedJob | undefined): void => {
      if (job && isShown(tier, job)) tiers[tier]?.push(positionOf(job, tier, page.order))
    },
    positions: (): readonly Position[] => tiers.flat().slice(page.offset, end),
  }
}

/** Called for each match. It reads typed arrays instead of job objects, which are scattered in memory. */
const isOpenAndPaid = ({ expiresAt, payHigh }: JobSequence, at: number, { now, payAtLeast }: PageRequest): boolean =>
  (expiresAt[at] ?? 0) > now.getTime() && (payHigh[at] ?? 0) >= payAtLeast

function afterPosition({ order, after }: PageRequest): (tier: RankTier, job: IndexedJob) => boolean {
  if (!after) return () => true
  const { tier: lastShown, pay, createdAt } = after
  const last = { id: after.id.toLowerCase(), createdAt, payHigh: pay, payLow: pay, answers: pay }
  return (tier, job) => tier > lastShown || (tier === lastShown && compareBy[order](last, job) < 0)
}

function positionOf({ id, createdAt, payHigh, payLow, answers }: IndexedJob, tier: RankTier, order: Order): Position {
  const pay = { recent: 0, 'salary-high': payHigh, 'salary-low': payLow, answers }[order]
  return { id, tier, pay, createdAt }
}
