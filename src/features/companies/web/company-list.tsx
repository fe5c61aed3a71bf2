import { useQuery } from '@tanstack/react-query'
import { useNavigation } from 'react-router'
import type { PartFailure } from '#platform/web/load.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { NoSuchPage } from '#platform/web/ui/no-such-page.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx'
import type { Company } from '../contract.ts'
import { CompanyCard } from './company-card.tsx'
import { addressOf, companiesFor, type CompanyState, fewerOf, moreOf, shownOf } from './company-search.ts'

type ListProps = { readonly state: CompanyState; readonly failed: PartFailure | null }

/** If loading more fails, the companies that are already shown stay. */
export function CompanyList({ state, failed }: ListProps) {
  const isLoading = useNavigation().state === 'loading'
  const { data } = useQuery({ ...companiesFor(failed ? fewerOf(state) : state), enabled: false })
  return (
    <div aria-busy={isLoading} className={`grid gap-4 transition-opacity ${isLoading ? 'opacity-50' : ''}`}>
      {data && data.items.length > 0 && <Companies companies={data.items} total={Number(data.total)} />}
      {failed ? <FailedCompanies state={state} failed={failed} /> : data && <End state={state} {...data} />}
    </div>
  )
}

/** The end of the list: the button to load more, or the error. */
function End({
  state,
  items,
  total,
}: {
  readonly state: CompanyState
  readonly items: readonly Company[]
  readonly total: string
}) {
  if (items.length > 0) return <More state={state} total={Number(total)} />
  return total === '0' ? (
    <NoCompanies />
  ) : (
    <NoSuchPage things="companies" page={Number(state.page)} first={addressOf({ ...state, page: '' })} />
  )
}

function Companies({ companies, total }: { readonly companies: readonly Company[]; readonly total: number }) {
  return (
    <>
      <p aria-live="polite" className="text-soft">
        <strong className="font-semibold text-ink">{total.toLocaleString('en-IN')}</strong>{' '}
        {total === 1 ? 'company' : 'companies'}
      </p>
      {companies.map((company) => (
        <CompanyCard key={company.id} company={company} />
      ))}
    </>
  )
}

/** Replaces the list after a failure. An invalid request would fail again, so it has no button for another attempt. */
function FailedCompanies({
  state,
  failed: { status, sentence },
}: {
  readonly state: CompanyState
  readonly failed: PartFailure
}) {
  const isWrong = status === 400
  return (
    <ErrorState
      title="Failed to fetch companies"
      actions={
        <ButtonLink to={isWrong ? '/companies' : addressOf(state)} replace preventScrollReset>
          {isWrong ? 'Show all companies' : 'Try again'}
        </ButtonLink>
      }
    >
      {isWrong ? 'The address is out of date or incomplete.' : sentence}
    </ErrorState>
  )
}

function More({ state, total }: { readonly state: CompanyState; readonly total: number }) {
  const page = Number(state.page ?? '1')
  const more = moreOf(state)
  if (page === 1 && more)
    return total > shownOf(state) ? (
      <ButtonLink to={addressOf(more)} replace preventScrollReset look="secondary" className="justify-self-center print:hidden">
        Load More
      </ButtonLink>
    ) : null
  return (
    <Pagination
      page={page}
      hasNext={total > page * shownOf(state)}
      hrefOf={(wanted) => addressOf({ ...state, page: String(wanted) })}
    />
  )
}

function NoCompanies() {
  return (
    <EmptyState title="No Companies Found" actions={<ButtonLink to="/companies">Show all companies</ButtonLink>}>
      No companies found. Try fewer words or another industry.
    </EmptyState>
  )
}
