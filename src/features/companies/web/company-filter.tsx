import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Field, SelectField } from '#platform/web/ui/field.tsx'
import { GetForm } from '#platform/web/ui/link.tsx'
import { type CompanyState, industries } from './company-search.ts'

export function CompanyFilter({ state }: { readonly state: CompanyState }) {
  const isAsked = Boolean(state.q ?? state.industry ?? state.sort)
  return (
    <search aria-label="Companies" className="print:hidden">
      <GetForm
        action="/companies"
        className="grid items-end gap-4 rounded-card border border-line bg-card p-4 sm:grid-cols-2 two:grid-cols-[1.5fr_1fr_1fr_auto_auto] two:p-6"
      >
        <Fields state={state} />
        <Button type="submit">
          <Search aria-hidden="true" className="size-4" />
          Filter
        </Button>
        {isAsked && (
          <ButtonLink to="/companies" look="quiet">
            Clear
          </ButtonLink>
        )}
      </GetForm>
    </search>
  )
}

/** The keys remount a field when the URL has another value, because the default of a mounted field never changes. */
function Fields({ state: { q = '', industry = '', sort = '' } }: { readonly state: CompanyState }) {
  const { data } = useQuery({ ...industries, enabled: false })
  // If the list could not be loaded, the chosen filters stay.
  const names = data ?? (industry ? [industry] : [])
  return (
    <>
      <Field
        key={q}
        label="Search companies"
        name="q"
        type="search"
        maxLength={200}
        placeholder="Company, industry or city"
        defaultValue={q}
        autoComplete="off"
      />
      <SelectField key={`industry ${industry}`} label="Industry" name="industry" defaultValue={industry}>
        <option value="">All industries</option>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField key={`sort ${sort}`} label="Sort by" name="sort" defaultValue={sort}>
        <option value="">Most open jobs</option>
        <option value="rating">Best rated</option>
        <option value="name">Name</option>
      </SelectField>
    </>
  )
}
