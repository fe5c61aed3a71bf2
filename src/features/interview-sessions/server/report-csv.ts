import { csvOf } from '#features/applicants/csv.ts'
import type { File } from '#platform/contract/endpoint.ts'
import { isoDateText } from '#platform/contract/dates.ts'
import type { SessionReport } from '../session-schemas.ts'
import { flagLabel, statusLabel, unscoredLabel } from '../labels.ts'

const columns = [
  'Candidate',
  'Email',
  'Role',
  'Date',
  'Status',
  'Weighted score',
  'Average score',
  'Question',
  'Competency',
  'Answer',
  'Score',
  'Justification',
  'Evidence',
  'Flags',
  'Scoring',
]

/** A row for each question, with the facts of the interview in each row. */
export function reportCsv(report: SessionReport): File {
  const { id, candidateName, candidateEmail, role, startedAt, createdAt, weightedScore, averageScore } = report
  const head = [
    candidateName,
    candidateEmail,
    role,
    isoDateText(startedAt ?? createdAt),
    statusLabel(report),
    weightedScore,
    averageScore,
  ]
  const rows = report.answers.map((answer) => [
    ...head,
    answer.question,
    answer.competency,
    answerTo(report, answer.questionId),
    answer.score ?? unscoredLabel(answer),
    answer.justification,
    answer.quotes.join(' | '),
    answer.flags.map(flagLabel).join('; '),
    answer.method,
  ])
  return { name: `interview-${inFileName(candidateName)}-${id}.csv`, content: new TextEncoder().encode(csvOf(columns, rows)) }
}

function answerTo({ transcript }: SessionReport, questionId: string): string {
  const lines = transcript.filter((line) => line.speaker === 'candidate' && line.questionId === questionId)
  return lines.map(({ text, correction }) => correction ?? text).join('\n')
}

const inFileName = (name: string): string => name.replaceAll(/[^\p{L}\p{M}\p{N} ._-]/gu, '').slice(0, 80)
