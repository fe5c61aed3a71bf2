import type { ReactNode } from 'react'
import { totalText } from '#platform/contract/total-text.ts'
import { pageNumberIn } from '#platform/web/page-number.ts'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field, SelectField } from '#platform/web/ui/field.tsx'
import { GetForm } from '#platform/web/ui/link.tsx'
import { NoSuchPage } from '#platform/web/ui/no-such-page.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { searchIn } from './account-queries.ts'

type AccountSearchProps = {
  readonly action: '/admin/users' | '/admin/employers'
  /** The singular and plural of what is searched. */
  readonly nouns: readonly [string, string]
  readonly hint: string
  readonly total: string
  readonly isLast: boolean
  /** True on a page beyond the last one, too. */
  readonly isEmpty: boolean
  readonly children: ReactNode
}

/** The search for users and for companies. The search is in the URL. */
export function AccountSearch({ action, nouns: [one, many], hint, total, isLast, isEmpty, children }: AccountSearchProps) {
  const params = useSearchParams()
  const { q, show } = searchIn(params)
  const page = pageNumberIn(params)
  const hrefOf = (wanted: number) => `${action}?${new URLSearchParams({ q, show, page: String(wanted) }).toString()}`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SearchForm key={params.toString()} action={action} hint={hint} />
      {total === '0' ? (
        <EmptyState title={`No ${many} found`}>Search by the beginning of a name, a whole email address, or an id.</EmptyState>
      ) : (
        <>
          <p>{totalText(total, one, many)}</p>
          {isEmpty ? <NoSuchPage things={many} page={page} first={hrefOf(1)} /> : children}
          {!isEmpty && <Pagination page={page} hasNext={!isLast} hrefOf={hrefOf} />}
        </>
      )}
    </div>
  )
}

function SearchForm({ action, hint }: Pick<AccountSearchProps, 'action' | 'hint'>) {
  const { q, show } = searchIn(useSearchParams())
  return (
    <GetForm action={action} className="grid items-end gap-4 two:grid-cols-[minmax(0,1fr)_12rem_auto]">
      <Field
        label="Search"
        name="q"
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        defaultValue={q}
        hint={hint}
      />
      <SelectField label="Show" name="show" defaultValue={show}>
        <option value="all">All</option>
        <option value="suspended">Suspended</option>
      </SelectField>
      <Button type="submit" look="outline">
        Search
      </Button>
    </GetForm>
  )
}
