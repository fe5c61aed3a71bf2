import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { NoSuchPage } from '#platform/web/ui/no-such-page.tsx'
import { PageLinks } from '#platform/web/ui/page-links.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import type { FoundResume } from '../contract.ts'
import { longestSearch, resumesPerPage } from '../rules.ts'
import { ResumeCard } from './resume-card.tsx'
import { addressOf, type ResumeState, resumesFor } from './resume-search.ts'

type FoundResumesProps = {
  readonly state: ResumeState
  readonly now: Date
  /** Actions on a resume, which the screen passes because they belong to other features. */
  readonly actionsFor: (resume: FoundResume) => ReactNode
  readonly besideTotal?: ReactNode
}

const mostPages = 50

export function FoundResumes({ state, now, actionsFor, besideTotal }: FoundResumesProps) {
  const { data } = useSuspenseQuery(resumesFor(state))
  const { resumes, total, withoutPay } = data
  const page = Number(state.page ?? '1')
  const isLast = resumes.length < resumesPerPage || page === mostPages || total === String(page * resumesPerPage)
  return (
    <section id="results" tabIndex={-1} aria-label="Resumes" className="grid gap-3 outline-none">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg" aria-live="polite">
          {totalText(total)}
          {(state.q?.length ?? 0) > longestSearch && ` · Only the first ${longestSearch} characters were searched`}
        </h2>
        {besideTotal}
      </div>
      <WithoutPay count={withoutPay} state={state} />
      {resumes.length === 0 ? (
        <Nobody state={state} />
      ) : (
        <ul className="grid gap-3">
          {resumes.map((resume) => (
            <li key={resume.id}>
              <ResumeCard
                resume={resume}
                now={now}
                heading={
                  <Link to={resumeHref(resume.id, state.job)} className="hover:underline">
                    {resume.name}
                  </Link>
                }
                actions={actionsFor(resume)}
              />
            </li>
          ))}
        </ul>
      )}
      <PageLinks page={page} isLast={isLast} hrefFor={(to) => addressOf({ ...state, page: String(to) })} />
    </section>
  )
}

/** The number of people who would match but do not show their expected pay. */
function WithoutPay({ count, state }: { readonly count: string | null; readonly state: ResumeState }) {
  if (count === null || count === '0') return null
  return (
    <p className="text-sm text-soft">
      {count} more {count === '1' ? 'person does' : 'people do'} not show what they expect.{' '}
      <Link to={addressOf({ ...state, payMax: '', page: '' })} className="font-medium text-blue-dark underline">
        Search without pay
      </Link>
    </p>
  )
}

export function resumeHref(resumeId: string, jobId?: string): string {
  return `/employer-portal/resumes/${resumeId}${jobId ? `?job=${jobId}` : ''}`
}

function totalText(total: string): string {
  if (total === '1000+') return 'More than 1,000 people'
  const count = Number(total)
  return count === 1 ? '1 person' : `${count.toLocaleString('en-IN')} people`
}

function Nobody({ state }: { readonly state: ResumeState }) {
  const { location, ...anywhere } = state
  const page = Number(state.page ?? '1')
  if (page > 1) return <NoSuchPage things="people" page={page} first={addressOf({ ...state, page: '' })} />
  return (
    <EmptyState
      title="Nobody found"
      actions={
        <>
          {location && state.move !== 'true' && (
            <ButtonLink to={addressOf({ ...state, move: 'true', page: '' })} look="outline">
              Add people willing to move
            </ButtonLink>
          )}
          {location && (
            <ButtonLink to={addressOf({ ...anywhere, page: '' })} look="outline">
              Search everywhere
            </ButtonLink>
          )}
          <ButtonLink to={addressOf(state.job ? { job: state.job } : {})} look="outline">
            Show everybody
          </ButtonLink>
        </>
      }
    >
      Take a filter or a word away.
    </EmptyState>
  )
}
