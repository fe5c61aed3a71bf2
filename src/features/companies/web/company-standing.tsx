import { useQuery } from '@tanstack/react-query'
import { companyFor } from './company-search.ts'
import { Stars } from './company-card.tsx'

/** The ratings of a job's company by applicants, and the cities where it is hiring. */
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
