import { Badge } from '#platform/web/ui/badge.tsx'
import type { CandidateSession } from '../candidate-schemas.ts'
import { clockText, useElapsed } from './use-elapsed.ts'
import type { Connection } from './use-start.ts'

type HeaderProps = { readonly session: CandidateSession; readonly connection: Connection }

const connectionLooks = { disconnected: 'plain', connecting: 'marigold', connected: 'leaf', failed: 'brick' } as const

/** The title, the greeting, and the progress of the interview. */
export function InterviewHeader({ session, connection }: HeaderProps) {
  const { candidateName, role, company, progress, questions, result, hasAccess } = session
  const answered = progress?.answered ?? result?.answered ?? 0
  return (
    <header className="grid gap-3">
      <h1 className="text-2xl two:text-3xl">AI Voice Interview</h1>
      <p className="max-w-prose wrap-anywhere">
        Hello {candidateName}, this is your interview for {role} at {company}.
      </p>
      {hasAccess && (
        <dl className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Fact name="Phase">
            <Badge look="blue">{phaseOf(session, connection)}</Badge>
          </Fact>
          <Fact name="Connection">
            <Badge look={connectionLooks[connection]}>{connection}</Badge>
          </Fact>
          <Fact name="Time">
            <Timer progress={progress} />
          </Fact>
          <Fact name="Questions Answered">
            {answered} / {questions.length}
          </Fact>
        </dl>
      )}
    </header>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className="flex items-center gap-2">
      <dt className="text-soft">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}

function phaseOf({ status, progress }: CandidateSession, connection: Connection): string {
  if (status === 'completed') return 'Completed'
  if (connection !== 'connected') return 'Ready to Start'
  return progress?.current?.kind === 'warm-up' ? 'Connected' : 'In Progress'
}

function Timer({ progress }: Pick<CandidateSession, 'progress'>) {
  return <span>{clockText(useElapsed(progress))}</span>
}
