import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigation } from 'react-router'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { CompanyCard } from './company-card.tsx'
import { addressOf, companiesFor, type CompanyState, moreOf, shownOf } from './company-search.ts'

export function CompanyList({ state }: { readonly state: CompanyState }) {
  const { data } = useSuspenseQuery(companiesFor(state))
  const isLoading = useNavigation().state === 'loading'
  const total = Number(data.total)
  if (data.items.length === 0) return <NoCompanies />
  return (
    <div aria-busy={isLoading} className={`grid gap-4 transition-opacity duration-150 ${isLoading ? 'opacity-50' : ''}`}>
      <p aria-live="polite" className="text-soft">
        <strong className="font-semibold text-ink">{total.toLocaleString('en-IN')}</strong>{' '}
        {total === 1 ? 'company' : 'companies'}
      </p>
      {data.items.map((company) => (
        <CompanyCard key={company.id} company={company} />
      ))}
      <More state={state} total={total} />
    </div>
  )
}

function More({ state, total }: { readonly state: CompanyState; readonly total: number }) {
  const page = Number(state.page ?? '1')
  const more = moreOf(state)
  if (page === 1 && more)
    return total > shownOf(state) ? (
      <ButtonLink to={addressOf(more)} replace preventScrollReset look="secondary" className="justify-self-center">
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
      No company has these words in its name, its trade or its cities. Try fewer letters, or another industry.
    </EmptyState>
  )
}
