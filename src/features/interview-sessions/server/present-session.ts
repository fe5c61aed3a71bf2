import type { InterviewSession, TranscriptLine } from '../session-schemas.ts'
import { correctionsUntil } from '../rules.ts'
import type { StoredLine } from './conduct-queries.ts'
import type { SessionRow, SessionWithCount } from './session-queries.ts'

type EndedSession = Pick<SessionRow, 'status' | 'endedAt' | 'releasedAt' | 'withdrawnAt'>

/** When the result stops being provisional; null if it is final. */
export function provisionalUntil({ status, endedAt, releasedAt, withdrawnAt }: EndedSession, now: Date): Date | null {
  if (status !== 'completed' || !endedAt || releasedAt || withdrawnAt) return null
  const until = correctionsUntil(endedAt)
  return until > now ? until : null
}

export function presentSession(row: SessionWithCount, now: Date): InterviewSession {
  const { id, candidate, candidateEmail, role, language, status, pass, answerCount, kit } = row
  return {
    id,
    candidateName: candidate,
    candidateEmail,
    role,
    language,
    status,
    pass,
    averageScore: Number(row.averageScore),
    weightedScore: Number(row.weightedScore),
    answerCount,
    questionCount: kit.questions.length,
    isProvisional: provisionalUntil(row, now) !== null,
    isWithdrawn: row.withdrawnAt !== null,
    kitName: kit.name,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}

export function presentLine({ id, at, speaker, questionId, body, via, correctedBody }: StoredLine): TranscriptLine {
  return { id, at: at.toISOString(), speaker, questionId, text: body, via, correction: correctedBody }
}
