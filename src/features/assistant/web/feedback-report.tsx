import { momentText } from '#platform/contract/dates.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Table, Td, Th } from '#platform/web/ui/table.tsx'
import { useKnown } from '#platform/web/use-known.ts'
import type { assistantFeedback, FeedbackReport as Report } from '../feedback-contract.ts'
import { feedbackReasons } from '../feedback-reasons.ts'

export const assistantFeedbackReport = apiQuery<typeof assistantFeedback>()('GET /api/admin/assistant-feedback', {})

const sourceLabels = { template_based: 'Instant', ai: 'AI' } as const

export function FeedbackReport() {
  const report = useKnown(assistantFeedbackReport)
  if (!report) return null
  return (
    <div className="grid gap-8">
      <Counts counts={report.counts} />
      <section aria-labelledby="opinions" className="grid gap-3">
        <h2 id="opinions" className="text-xl">
          Answers that did not help
        </h2>
        {report.opinions.length === 0 && <p className="text-soft">Nobody has given a reason yet.</p>}
        <ul className="grid gap-3">
          {report.opinions.map((opinion) => (
            <Opinion key={opinion.id} opinion={opinion} />
          ))}
        </ul>
      </section>
    </div>
  )
}

function Counts({ counts }: Pick<Report, 'counts'>) {
  if (counts.length === 0) return <p className="text-soft">No feedback in the last 30 days.</p>
  return (
    <Table caption="The last 30 days">
      <thead>
        <tr>
          <Th>Answers</Th>
          <Th isNumber>Helped</Th>
          <Th isNumber>Did not help</Th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ source, helpful, notHelpful }) => (
          <tr key={source}>
            <Td>{sourceLabels[source]}</Td>
            <Td isNumber>{helpful}</Td>
            <Td isNumber>{notHelpful}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Opinion({ opinion }: { readonly opinion: Report['opinions'][number] }) {
  const { reason, comment, question, answer, source, updatedAt } = opinion
  return (
    <li className="grid gap-2 rounded-card border border-line bg-card p-4 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="font-semibold">{feedbackReasons[reason]}</strong>
        <Badge>{sourceLabels[source]}</Badge>
        <span className="text-sm text-soft">{momentText(updatedAt)}</span>
      </p>
      {comment && <p>{comment}</p>}
      {question !== null && (
        <dl className="grid gap-1">
          <dt className="text-sm text-soft">Question</dt>
          <dd className="whitespace-pre-wrap">{question}</dd>
          <dt className="text-sm text-soft">Answer</dt>
          <dd className="whitespace-pre-wrap">{answer}</dd>
        </dl>
      )}
    </li>
  )
}
