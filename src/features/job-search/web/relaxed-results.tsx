import { useSuspenseQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import type { Job } from '#features/jobs/contract.ts'
import type { NearMisses as Found } from '../contract.ts'
import { totalText } from '../rules.ts'
import { JobCard } from '#features/jobs/web/job-card.tsx'
import { addressOf, nearMissesOf, type SearchState } from './job-search.ts'
import { partsOf } from './search-parts.ts'
import { RelaxedQueryLinks } from './relaxed-query-links.tsx'

type Way = Found['without'][number]
type RelaxedResultsProps = { readonly search: SearchState; readonly actionsFor: (job: Job) => ReactNode }

/** Shows which words and filters leave no results. Each can be removed by itself, because often a single one is too much. */
export function RelaxedResults({ search, actionsFor }: RelaxedResultsProps) {
  const { without, jobs } = useSuspenseQuery(nearMissesOf(search)).data
  const [nearest] = without
  return (
    <>
      <EmptyState
        title="No Jobs Found"
        actions={
          <>
            <RelaxedQueryLinks search={search} without={without} />
            <PartWays search={search} without={without} />
            <ButtonLink to="/jobs">Show all jobs</ButtonLink>
          </>
        }
      >
        {nearest ? whyNone(search, nearest) : 'No similar jobs found. Try fewer or different words.'}
      </EmptyState>
      {nearest && jobs.length > 0 && (
        <section aria-labelledby="nearest" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="grid gap-1 wrap-anywhere">
            <h2 id="nearest" className="text-lg">
              Nearest matches, without {nameOf(search, nearest)}
            </h2>
            {nearest.word && <p className="text-soft">{whatTheyHave(nearest.word)}</p>}
          </div>
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} actions={actionsFor(job)} />
          ))}
        </section>
      )}
    </>
  )
}

function PartWays({ search, without }: { readonly search: SearchState; readonly without: readonly Way[] }) {
  return partsOf(search).map(({ name, text }) => {
    const total = without.find(({ part, word }) => part === name && !word)?.total
    return (
      <ButtonLink key={name} to={addressOf({ ...search, [name]: '' })} look="secondary" className="max-w-full py-2">
        <X aria-hidden="true" className="size-4 shrink-0" />{' '}
        <span className="min-w-0 wrap-anywhere">
          Remove {text}
          {total && ` (${totalText(total)})`}
        </span>
      </ButtonLink>
    )
  })
}

function nameOf(search: SearchState, { part, word }: Way): string {
  return word ? `“${word.text}”` : (partsOf(search).find(({ name }) => name === part)?.text ?? part)
}

function whyNone(search: SearchState, nearest: Way): string {
  const what = nearest.word ? `all your words${partsOf(search).length > 1 ? ' and filters' : ''}` : 'all your filters'
  return `No jobs match ${what}. Remove ${nameOf(search, nearest)} to see ${totalText(nearest.total)}.`
}

const listed = new Intl.ListFormat('en-IN')

function whatTheyHave({ text, others }: NonNullable<Way['word']>): string {
  return `Results for ${listed.format(others.map((other) => `“${other}”`))}, without “${text}”.`
}
