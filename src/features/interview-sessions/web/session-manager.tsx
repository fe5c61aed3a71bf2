import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { dateText } from '#platform/contract/dates.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'
import { Stats } from '#platform/web/ui/stat.tsx'
import { EmptyState, FailedPart } from '#platform/web/ui/states.tsx'
import { scoreText, statusLabel } from '../labels.ts'
import { sessionPath } from '../rules.ts'
import type { InterviewSession } from '../session-schemas.ts'
import { sessionsPage, sessionsSummary } from './interview-queries.ts'
import { ReportButton } from './report-button.tsx'

/** The interviews of a company, with statistics. */
export function SessionManager({ page }: { readonly page: number }) {
  const { data: summary } = useSuspenseQuery(sessionsSummary)
  const { passRate, averageScore, completed } = summary
  return (
    <section aria-labelledby="sessions" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="sessions" className="text-xl">
        Interview Sessions
      </h2>
      <Stats
        figures={[
          { label: 'Sessions', value: summary.sessions },
          { label: 'Completed', value: completed },
          { label: 'Pass rate', value: passRate === null ? '–' : `${passRate}%` },
          { label: 'Average score', value: averageScore === null ? '–' : scoreText(averageScore) },
        ]}
      />
      <SessionList page={page} />
    </section>
  )
}

/** If this part fails, the rest of the tab is still shown. */
function SessionList({ page }: { readonly page: number }) {
  const { data, isFetching, refetch } = useQuery({ ...sessionsPage(page), retryOnMount: false })
  if (!data) return <FailedPart title="Failed to fetch interview sessions" isBusy={isFetching} onRetry={() => void refetch()} />
  return (
    <>
      {data.items.length === 0 ? (
        <EmptyState title="No interviews yet">Schedule the first one: the candidate gets a link by email.</EmptyState>
      ) : (
        <ul aria-label="Interview Sessions" className="grid gap-3">
          {data.items.map((session) => (
            <li key={session.id}>
              <Session session={session} />
            </li>
          ))}
        </ul>
      )}
      {(page > 1 || !data.isLast) && (
        <Pagination page={page} hasNext={!data.isLast} hrefOf={(next) => `/employer-portal?tab=interviewer&page=${next}`} />
      )}
    </>
  )
}

export function statusLook({ status, pass, isWithdrawn }: InterviewSession) {
  if (status !== 'completed' || isWithdrawn) return status === 'in_progress' ? 'marigold' : 'plain'
  return pass ? 'leaf' : 'brick'
}

function Session({ session }: { readonly session: InterviewSession }) {
  const { id, candidateName, candidateEmail, role, status, averageScore, weightedScore, answerCount, questionCount, createdAt } =
    session
  return (
    <article className="grid gap-2 rounded-card border border-line bg-card p-4 wrap-anywhere two:grid-cols-[minmax(0,1fr)_auto] two:items-center">
      <div className="grid gap-1">
        <h3 className="flex flex-wrap items-center gap-3 text-lg">
          <Link to={sessionPath(id)} className="flex min-h-11 items-center text-blue-dark underline underline-offset-4">
            {candidateName}
          </Link>
          <Badge look={statusLook(session)}>{statusLabel(session)}</Badge>
          {session.isProvisional && <Badge look="marigold">Provisional</Badge>}
        </h3>
        <p className="text-soft">
          {role}
          {candidateEmail && ` · ${candidateEmail}`} · <time dateTime={createdAt}>{dateText(createdAt)}</time>
        </p>
        {status === 'completed' && (
          <p>
            Weighted score {weightedScore.toFixed(2)} · average {scoreText(averageScore)} / 10 · {answerCount} of {questionCount}{' '}
            answered
          </p>
        )}
      </div>
      <ReportButton session={session} />
    </article>
  )
}
