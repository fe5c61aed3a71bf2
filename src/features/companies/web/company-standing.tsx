import { useQuery } from '@tanstack/react-query'
import { companyFor } from './company-search.ts'
import { Stars } from './company-card.tsx'

/** How applicants rate the company of a job, and where it hires. */
export function CompanyStanding({ companyId }: { readonly companyId: string }) {
  const { data: company } = useQuery(companyFor(companyId))
  if (!company) return null
  const { rating, cities } = company
  return (
    <>
      <Stars rating={rating} />
      {cities.length > 0 && <p className="text-soft">Hires in {cities.join(', ')}</p>}
    </>
  )
}
