import { useQuery } from '@tanstack/react-query'
import { answeredPercent, daysText } from '../rules.ts'
import { companyFor } from './company-search.ts'
import { Stars } from './company-card.tsx'

/** What counts beside a job: how applicants rate the company, whether it answers them, and where it hires. */
export function CompanyStanding({ companyId }: { readonly companyId: string }) {
  const { data: company } = useQuery(companyFor(companyId))
  if (!company) return null
  const { rating, responses, cities } = company
  return (
    <div className="grid gap-1">
      <Stars rating={rating} />
      {responses && (
        <p>
          <strong className="font-semibold">{answeredPercent(responses)}%</strong> get an answer
          {responses.medianDays !== null && <span className="text-soft">, half of them {daysText(responses.medianDays)}</span>}
        </p>
      )}
      {cities.length > 0 && <p className="text-soft">Hires in {cities.join(', ')}</p>}
    </div>
  )
}
