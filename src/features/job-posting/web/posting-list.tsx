import { useSuspenseQuery } from '@tanstack/react-query'
import { useMayWrite } from '#features/employers/web/employer-queries.ts'
import { Banner } from '#platform/web/ui/banner.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { PageLinks } from '#platform/web/ui/page-links.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { pageNumberIn } from '#platform/web/page-number.ts'
import { useSearchParams } from '#platform/web/search-params.ts'
import type { PostingList as Postings, PostingState } from '../contract.ts'
import { limitSentence, stateLabels } from '../rules.ts'
import { jobsPath } from './posting-paths.ts'
import { isLastPage, postingsFor } from './posting-queries.ts'
import { PostingRow } from './posting-row.tsx'

type Filter = { readonly state: PostingState | ''; readonly page: number }

export function postingFilterIn(params: URLSearchParams): Filter {
  const state = params.get('state') ?? ''
  return { state: isState(state) ? state : '', page: pageNumberIn(params) }
}

const states = Object.keys(stateLabels) as readonly PostingState[] // the record has these keys
const isState = (text: string): text is PostingState => states.some((state) => state === text)

function addressOf({ state, page }: Filter): string {
  const query = new URLSearchParams({ ...(state ? { state } : {}), ...(page > 1 ? { page: String(page) } : {}) }).toString()
  return query ? `${jobsPath}?${query}` : jobsPath
}

/** All jobs of the company, the newest first. */
export function PostingList() {
  const filter = postingFilterIn(useSearchParams())
  const { data: list } = useSuspenseQuery(postingsFor(filter))
  const { postings, counts } = list
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (total === 0) return <NoneYet />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Standing list={list} />
      <StateLinks counts={counts} total={total} current={filter.state} />
      {postings.length === 0 ? (
        <EmptyState title="No job here" actions={<ButtonLink to={jobsPath}>Show all jobs</ButtonLink>} />
      ) : (
        <ul aria-label="Jobs" className="rounded-card border border-line bg-card p-4 two:px-6">
          {postings.map((posting) => (
            <PostingRow key={posting.id} posting={posting} />
          ))}
        </ul>
      )}
      <PageLinks page={filter.page} isLast={isLastPage(postings.length)} hrefFor={(page) => addressOf({ ...filter, page })} />
    </div>
  )
}

function Standing({ list: { company, slots } }: { readonly list: Postings }) {
  return (
    <>
      {!company.isVerified && (
        <Banner look="news">
          Jobs are published as soon as your company is verified. You can write them now.{' '}
          <Link to="/employer-portal/company" className="underline underline-offset-4">
            Verify the company
          </Link>
        </Banner>
      )}
      <p className="text-soft">
        {slots.used.toLocaleString('en-IN')} of {slots.limit.toLocaleString('en-IN')} {slots.limit === 1 ? 'job' : 'jobs'} of your
        plan in use. {slots.used >= slots.limit && limitSentence(slots.limit)}
      </p>
    </>
  )
}

type StateLinksProps = { readonly counts: Postings['counts']; readonly total: number; readonly current: PostingState | '' }

function StateLinks({ counts, total, current }: StateLinksProps) {
  const shown = states.filter((state) => counts[state])
  return (
    <nav aria-label="Jobs by state" className="-mx-4 print:hidden">
      <ul className="scroll-row gap-2 px-4 py-1">
        {(['', ...shown] as const).map((state) => (
          <li key={state}>
            <Link
              to={addressOf({ state, page: 1 })}
              aria-current={state === current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-full border border-line-strong bg-card px-4 whitespace-nowrap aria-[current]:border-blue aria-[current]:bg-blue-wash aria-[current]:text-deep-ink"
            >
              {state ? stateLabels[state] : 'All'} {(state ? (counts[state] ?? 0) : total).toLocaleString('en-IN')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NoneYet() {
  const mayWrite = useMayWrite()
  return (
    <EmptyState
      title="You have not posted a job yet"
      actions={mayWrite && <ButtonLink to={`${jobsPath}/new`}>Post a job</ButtonLink>}
    >
      <p>It takes five minutes. Your text is saved as you type.</p>
    </EmptyState>
  )
}
