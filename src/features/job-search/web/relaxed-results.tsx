import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import type { Job } from '#features/jobs/contract.ts'
import { exclusionsIn } from '#features/search-words/read-exclusion.ts'
import type { NearMisses as Found } from '../contract.ts'
import { totalText } from '#platform/contract/total-text.ts'
import { JobCard } from '#features/jobs/web/job-card.tsx'
import { addressOf, nearMissesOf, type SearchState } from './job-search.ts'
import { partsOf } from './search-parts.ts'
import { RelaxedQueryLinks, wayClass } from './relaxed-query-links.tsx'
import { SomeWords } from './some-words.tsx'

type Way = Found['without'][number]
type RelaxedResultsProps = { readonly search: SearchState; readonly actionsFor: (job: Job) => ReactNode }

/** Shows which words and filters lead to no results. The removal that gives most jobs is a button, the others are links. */
export function RelaxedResults({ search, actionsFor }: RelaxedResultsProps) {
  const { without, jobs, someWords } = useSuspenseQuery(nearMissesOf(search)).data
  const nearest = without.find(({ word }) => !word)
  const hasSome = jobs.length === 0 && someWords.length > 0
  return (
    <>
      <NothingFound search={search} without={hasSome ? without.filter(keepsSomeWords) : without} hasSome={hasSome} />
      {nearest && jobs.length > 0 && (
        <section aria-labelledby="nearest" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="nearest" className="text-lg wrap-anywhere">
            Nearest matches, without {nameOf(search, nearest)}
          </h2>
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} actions={actionsFor(job)} />
          ))}
        </section>
      )}
      {hasSome && <SomeWords groups={someWords} actionsFor={actionsFor} />}
    </>
  )
}

/** False for the removal of all words: jobs that match some of the words are more helpful and already shown. */
const keepsSomeWords = ({ part, word }: Way): boolean => part !== 'q' || Boolean(word)

type NothingFoundProps = { readonly search: SearchState; readonly without: readonly Way[]; readonly hasSome: boolean }

function NothingFound({ search, without, hasSome }: NothingFoundProps) {
  const leftOut = exclusionsIn(search.q ?? '').at(-1)
  const best = leftOut ? undefined : bestOf(without)
  const noOther = hasSome ? 'No jobs match all your words.' : 'No similar jobs found. Try fewer or different words.'
  return (
    <EmptyState
      title="No Jobs Found"
      actions={
        <>
          {leftOut && (
            <ButtonLink to={addressOf({ ...search, q: leftOut.rest })} className="max-w-full py-2">
              <span className="min-w-0 wrap-anywhere">Also show jobs with “{leftOut.text}”</span>
            </ButtonLink>
          )}
          {best && (
            <ButtonLink to={addressWithout(search, best)} className="max-w-full py-2">
              <span className="min-w-0 wrap-anywhere">
                Show {totalText(best.total, 'job')} without {nameOf(search, best)}
              </span>
            </ButtonLink>
          )}
          <OtherWays search={search} without={without} best={best} hasSome={hasSome} />
        </>
      }
    >
      {leftOut ? `Every job that matches has “${leftOut.text}” in it, or none matches.` : best ? whyNone(search, best) : noOther}
    </EmptyState>
  )
}

/** Returns the removal with the most jobs. Removing all words is only chosen if nothing else helps, because it ignores the intent of the search. */
function bestOf(without: readonly Way[]): Way | undefined {
  const meant = without.filter(({ part, word }) => part !== 'q' || word)
  return (meant.length > 0 ? meant : without).toSorted((a, b) => countOf(b) - countOf(a))[0]
}

const countOf = ({ total }: Way): number => Number.parseInt(total, 10)

const isSame = (a: Way, b: Way | undefined): boolean => a.part === b?.part && a.word?.text === b.word?.text

type OtherWaysProps = NothingFoundProps & { readonly best: Way | undefined }

function OtherWays({ search, without, best, hasSome }: OtherWaysProps) {
  const parts = partsOf(search).flatMap(({ name, text }) => {
    const way = without.find(({ part, word }) => part === name && !word)
    if ((name === 'q' && hasSome) || (way && isSame(way, best))) return []
    return [{ to: addressOf({ ...search, [name]: '' }), text: `Remove ${text}${way ? ` (${totalText(way.total, 'job')})` : ''}` }]
  })
  return (
    <div className="flex w-full flex-wrap justify-center gap-x-5 wrap-anywhere">
      <RelaxedQueryLinks search={search} without={without.filter((way) => !isSame(way, best))} look="link" />
      {[...parts, { to: '/jobs', text: 'Show all jobs' }].map(({ to, text }) => (
        <Link key={to} to={to} className={wayClass}>
          {text}
        </Link>
      ))}
    </div>
  )
}

function addressWithout(search: SearchState, { part, word }: Way): string {
  return addressOf(word ? { ...search, q: word.others.join(' ') } : { ...search, [part]: '' })
}

function nameOf(search: SearchState, { part, word }: Way): string {
  return word ? `“${word.text}”` : (partsOf(search).find(({ name }) => name === part)?.text ?? part)
}

function whyNone(search: SearchState, best: Way): string {
  const count = partsOf(search).length
  const words = best.word ? `all your words${count > 1 ? ' and filters' : ''}` : 'your words'
  const what = best.word || (best.part === 'q' && count === 1) ? words : 'all your filters'
  return `No jobs match ${what}. Remove ${nameOf(search, best)} to see ${totalText(best.total, 'job')}.`
}
