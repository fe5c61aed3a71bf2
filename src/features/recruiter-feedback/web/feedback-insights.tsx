import { apiQuery } from '#platform/web/api-queries.ts'
import { Card } from '#platform/web/ui/card.tsx'
import type { FeedbackInsights, Insight, InsightGroup, recruiterFeedback } from '../contract.ts'

const read = apiQuery<typeof recruiterFeedback>()

/** Null until three sources are published. */
export const insightsFor = (group: InsightGroup) => read('GET /api/recruiter-feedback/insights', { query: group })

const parts = [
  ['questions', 'Questions they ask'],
  ['criteria', 'What they look for'],
  ['mistakes', 'Common mistakes'],
  ['success', 'What helps'],
  ['process', 'How it goes'],
  ['timeframe', 'How long it takes'],
  ['negotiation', 'About pay'],
] as const satisfies readonly (readonly [keyof FeedbackInsights, string])[]

const rupees = (amount: number): string => `₹${amount.toLocaleString('en-IN')}`

/** What recruiters for this role area and level agree on, from their published reports. */
export function FeedbackInsightsCard({ insights }: { readonly insights: FeedbackInsights }) {
  const { sources, pay } = insights
  return (
    <Card className="grid gap-4" aria-labelledby="recruiter-insights">
      <div className="grid gap-1">
        <h2 id="recruiter-insights" className="text-lg">
          What recruiters say
        </h2>
        <p className="text-sm text-soft">
          From {sources} reports of recruiters at different companies. Pay: about {rupees(pay.from)} to {rupees(pay.to)} a year.
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {parts.map(([name, title]) => (
          <Points key={name} title={title} points={insights[name]} />
        ))}
      </div>
    </Card>
  )
}

function Points({ title, points }: { readonly title: string; readonly points: readonly Insight[] }) {
  if (points.length === 0) return null
  return (
    <div className="grid content-start gap-1">
      <h3 className="text-base font-medium">{title}</h3>
      <ul className="list-disc pl-5">
        {points.map(({ text, share }) => (
          <li key={text}>
            {text} <span className="text-sm text-soft">({share === 'most' ? 'most' : 'some'})</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
