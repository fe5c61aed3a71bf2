import { useQuery } from '@tanstack/react-query'
import { Search, SlidersHorizontal } from 'lucide-react'
import { Button, ButtonLink, buttonClass } from '#platform/web/ui/button.tsx'
import { chipClass } from '#platform/web/ui/chip.ts'
import { SelectField } from '#platform/web/ui/field.tsx'
import { GetForm } from '#platform/web/ui/link.tsx'
import { SearchInput } from '#platform/web/ui/search-input.tsx'
import { Sheet } from '#platform/web/ui/sheet.tsx'
import type { CompanySort } from '../contract.ts'
import { type CompanyState, industries } from './company-search.ts'

const sorts: Readonly<Record<CompanySort, string>> = {
  rating: 'Best rated',
  answers: 'Answers first',
  jobs: 'Most open jobs',
  name: 'Name',
}

const sheetId = 'company-filters'

/** The filter. On a phone it is one line, with industry and order in a sheet that needs no scripts. */
export function CompanyFilter({ state }: { readonly state: CompanyState }) {
  const isFiltered = Boolean(state.q ?? state.industry ?? state.sort)
  return (
    <search aria-label="Companies" className="print:hidden">
      <GetForm
        action="/companies"
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 two:grid-cols-[1.5fr_1fr_1fr_auto_auto] two:gap-3"
      >
        <Words q={state.q ?? ''} />
        <Button type="submit" className="two:col-start-4 two:row-start-1">
          <Search aria-hidden="true" className="size-4" />
          Filter
        </Button>
        <div className="col-span-2 flex min-w-0 gap-2 two:col-span-1 two:col-start-5 two:row-start-1">
          <SheetButton state={state} />
          {isFiltered && (
            <ButtonLink to="/companies" look="quiet">
              Clear
            </ButtonLink>
          )}
        </div>
        <MoreFilters state={state} />
      </GetForm>
    </search>
  )
}

/** The key remounts the field when the URL has another value, because the default value of a mounted field never changes. */
function Words({ q }: { readonly q: string }) {
  return (
    <div>
      <label htmlFor="company-q" className="sr-only">
        Search companies
      </label>
      <SearchInput
        key={q}
        id="company-q"
        name="q"
        maxLength={200}
        placeholder="Company, industry or city"
        defaultValue={q}
        autoComplete="off"
      />
    </div>
  )
}

/** Opens the sheet; its label shows the choices made in it. */
function SheetButton({ state: { industry = 'All industries', sort } }: { readonly state: CompanyState }) {
  const order = Object.entries(sorts).find(([name]) => name === sort)?.[1] ?? sorts.rating
  return (
    <button type="button" popoverTarget={sheetId} aria-haspopup="dialog" className={chipClass('strong', 'shrink! two:hidden')}>
      <SlidersHorizontal aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">
        {industry} · {order}
      </span>
    </button>
  )
}

function MoreFilters({ state: { industry = '', sort = '' } }: { readonly state: CompanyState }) {
  const { data } = useQuery({ ...industries, enabled: false })
  // If the list could not be loaded, the selected filters stay.
  const names = data ?? (industry ? [industry] : [])
  return (
    <Sheet id={sheetId} title="More filters" until="two" className="pb-4 two:[&_label]:sr-only">
      <SelectField key={`industry ${industry}`} label="Industry" name="industry" defaultValue={industry}>
        <option value="">All industries</option>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField key={`sort ${sort}`} label="Sort by" name="sort" defaultValue={sort === 'rating' ? '' : sort}>
        {Object.entries(sorts).map(([value, label]) => (
          <option key={value} value={value === 'rating' ? '' : value}>
            {label}
          </option>
        ))}
      </SelectField>
      <button type="submit" className={buttonClass('primary', 'two:hidden')}>
        Show companies
      </button>
    </Sheet>
  )
}
