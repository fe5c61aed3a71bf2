import '../later.css'
import { useSearchParams } from 'react-router'
import { CompanyFilter } from '#features/companies/web/company-filter.tsx'
import { CompanyList } from '#features/companies/web/company-list.tsx'
import { companiesFor, companiesIn, industries } from '#features/companies/web/company-search.ts'
import { load } from '#platform/web/load.ts'
import { Seo } from '#platform/web/seo.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'

export const loader = load((client, { searchParams }) =>
  Promise.all([client.ensureQueryData(companiesFor(companiesIn(searchParams))), client.ensureQueryData(industries)]),
)

export function Component() {
  const [params] = useSearchParams()
  const state = companiesIn(params)
  return (
    <div>
      <Seo
        title="Companies"
        description="Companies that hire all over India: what they do, where they hire, how applicants rate them and whether they answer."
        path="/companies"
      />
      <PageHeader title="Companies" lead="Who hires, where, and whether they answer." />
      <div className="grid gap-6">
        <CompanyFilter state={state} />
        <CompanyList state={state} />
      </div>
    </div>
  )
}
