import { useLoaderData } from 'react-router'
import { useSearchParams } from '#platform/web/search-params.ts'
import { CompanyFilter } from '#features/companies/web/company-filter.tsx'
import { CompanyList } from '#features/companies/web/company-list.tsx'
import { companiesFor, companiesIn, industries } from '#features/companies/web/company-search.ts'
import { type PartFailure, partFailureOf, load, loaderResult } from '#platform/web/load.ts'
import { Seo } from '#platform/web/seo.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'

/** A failed call is reported in place of the list, and the typed filter stays. */
export const loader = load(async (client, { searchParams }) => {
  const [failed] = await Promise.all([
    partFailureOf(client.ensureQueryData(companiesFor(companiesIn(searchParams)))),
    partFailureOf(client.ensureQueryData(industries)),
  ])
  return loaderResult(failed, failed?.status)
})

export function Component() {
  const params = useSearchParams()
  const failed = useLoaderData() as PartFailure | null // from the loader above
  const state = companiesIn(params)
  return (
    <div>
      <Seo
        title="Companies"
        description="Companies hiring all over India: what they do, where they hire, how applicants rate them and whether they reply."
        path="/companies"
      />
      <PageHeader title="Companies" lead="See who's hiring, where, and how often they reply." />
      <div className="grid gap-6">
        <CompanyFilter state={state} />
        <CompanyList state={state} failed={failed} />
      </div>
    </div>
  )
}
