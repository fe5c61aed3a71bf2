import { marketFor, questionIn } from '#features/salary/web/salary-question.ts'
import { SalaryCalculator } from '#features/salary/web/salary-calculator.tsx'
import { load } from '#platform/web/load.ts'
import { Seo } from '#platform/web/seo.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'

export const loader = load(async (client, { searchParams }) => {
  const question = questionIn(searchParams)
  if (!question) return
  const market = client.ensureQueryData(marketFor(question.role, question.location)).catch(() => null)
  // The estimate does not need this data, so in the browser it is loaded after the screen is shown.
  if (import.meta.env.SSR) await market
})

export function Component() {
  return (
    <div>
      <Seo
        title="Salary Calculator"
        description="What software engineers, data scientists and product managers earn in Indian cities, by experience and kind of company, beside what open jobs offer today."
        path="/salary-calculator"
      />
      <PageHeader title="Salary Calculator" lead="Estimate your salary and see what open jobs pay today." />
      <SalaryCalculator />
    </div>
  )
}
