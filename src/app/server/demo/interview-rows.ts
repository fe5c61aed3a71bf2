import { practiceMethod } from '#features/interview-scoring/methods.ts'
import { scoreAnswer } from '#features/interview-scoring/score-answer.ts'
import { competencyScores, totalOf } from '#features/interview-scoring/total-score.ts'
import { standardKit } from '#features/interviewer-kits/server/public.ts'
import { demoId } from './demo-id.ts'
import type { DemoWorld } from './demo-world.ts'
import { ago, type Row } from './insert-rows.ts'
import { companies } from './user-rows.ts'

/** Answers to the first questions of the standard kit; the other questions were skipped. */
const answers = [
  'Last year I was responsible for the night shift of our store, because the supervisor had left. We lost about 40 cartons a month to damage. I walked the aisles every evening, moved the heavy items to the lower racks and showed the loaders how to stack. As a result the damage fell to 8 cartons a month within a quarter.',
  'Our scanners stopped at the same hour every day. I noted the times for a week, found that the charging plan was the cause, and changed the plan with the electrician. Since then we have lost no more than 10 minutes a week.',
  'A new colleague did not understand our stock codes. I drew the shelves on paper, wrote the codes beside them and asked her to find ten items. After two days she found them without help.',
  'A driver wanted to leave before his papers were complete. I listened to him, called the office myself and helped him with the last form. In the end he was still on time, and he thanked me.',
  'I once sent a pallet to the wrong town. I called the driver, told my manager and paid attention to the labels from then on. Now I read each label aloud before I close a pallet.',
] as const

const kit = standardKit()
const given = kit.questions.map((question, at) => ({ question, text: answers[at] ?? '', at }))
const scored = given.flatMap(({ question, text, at }) => {
  const score = scoreAnswer({ text, expectsMetrics: question.expectsMetrics, confidence: null })
  return score.isAssessed ? [{ ...score, text, at, question }] : []
})

/** An interview of the first company, with the scores that the product gives to these answers. */
export function interviewRows(world: DemoWorld): Readonly<Record<string, readonly Row[]>> {
  return {
    interview_sessions: [sessionRow(world)],
    interview_steps: stepRows(world),
    interview_lines: lineRows(world),
    interview_answers: answerRows(world),
  }
}

const idOf = ({ seed }: DemoWorld, index: number): string => demoId(seed, 'interview', index)
const heldAt = (world: DemoWorld): Date => ago(world, 3)

function sessionRow(world: DemoWorld): Row {
  const scores = scored.map(({ question: { competency }, score }) => ({ competency, score }))
  const counts = { answered: answers.length, questions: kit.questions.length }
  const { weightedScore, averageScore, pass } = totalOf({ rubric: kit.rubric, scores, ...counts })
  const at = heldAt(world)
  return {
    id: idOf(world, 0),
    employer_id: world.employers[companies.employer]?.id,
    candidate: 'Lakshmi Iyer',
    role: 'Shift Supervisor',
    language: 'en-IN',
    status: 'completed',
    started_at: at,
    ended_at: at,
    active_at: at,
    weighted_score: weightedScore,
    average_score: averageScore,
    pass,
    summary_json: { method: practiceMethod, ...counts, competencies: competencyScores(kit.rubric, scores) },
    kit,
    has_live_scores: true,
    link_serial: 1,
    tokens_minted: 1,
    paused_seconds: 0,
    turn: 9,
    consent_given: true,
    consent_at: at,
    consents: ['transcript', 'sharing', 'scoring'],
    created_at: ago(world, 5),
    updated_at: at,
  }
}

function stepRows(world: DemoWorld): Row[] {
  const [at, session_id] = [heldAt(world), idOf(world, 0)]
  const shown = { session_id, presented_at: at, ended_at: at }
  return [
    { ...shown, position: 0, question_id: null, outcome: 'answered' },
    ...given.map(({ question, text, at: index }) => ({
      ...shown,
      position: index + 1,
      question_id: question.id,
      outcome: text ? 'answered' : 'skipped',
    })),
  ]
}

function lineRows(world: DemoWorld): Row[] {
  const [at, session_id] = [heldAt(world), idOf(world, 0)]
  const lines = given.flatMap(({ question, text }) => [
    { speaker: 'interviewer', question_id: question.id, body: question.text, via: null },
    ...(text ? [{ speaker: 'candidate', question_id: question.id, body: text, via: 'typed' }] : []),
  ])
  return lines.map((line, position) => ({ id: idOf(world, 100 + position), session_id, position, at, ...line }))
}

function answerRows(world: DemoWorld): Row[] {
  return scored.map(({ question, score, justification, flags, quotes, text, at }) => ({
    id: idOf(world, 200 + at),
    session_id: idOf(world, 0),
    question_id: question.id,
    competency: question.competency,
    score,
    justification,
    flags,
    quotes,
    answer_text: text,
    method: practiceMethod,
    scored_by: 'server',
    created_at: heldAt(world),
  }))
}
