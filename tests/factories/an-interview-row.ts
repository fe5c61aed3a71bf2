import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Put } from './a-whole-person.ts'
import { insertAny } from './insert-any.ts'

type InterviewParties = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly employer: string
  readonly elsewhere: string
}

/** Writes an interview held by the person's company, one to which the person was invited, and one for practice. */
export async function writeInterviews(
  { pool, put }: { readonly pool: Pool; readonly put: Put },
  who: InterviewParties,
): Promise<void> {
  const { id, name, email, employer, elsewhere } = who
  const held = await put('interviews_held', { employer_id: employer }, 'interview_sessions')
  await insertAny(pool, 'interview_answers', { session_id: held, score: 4 })
  const session = await put('interview_sessions', { employer_id: elsewhere, candidate: name, candidate_email: email })
  await put('interview_answers', { session_id: session, score: 5, answer_text: name })
  await put('interview_lines', { session_id: session, speaker: 'candidate', body: `I am ${name}` })
  await put('interview_steps', { session_id: session, question_id: 'mistake' })
  await put('interview_disputes', { session_id: session, reason: name })
  await put('interview_calls', { session_id: session })
  await put('interview_tokens', { session_id: session, digest: Buffer.from(randomUUID()) })
  const mock = await put('mock_interviews', { user_id: id, industry: 'bfsi', level: 'mid' })
  await put('mock_answers', { mock_id: mock, question_id: 'question-1', answer: `I am ${name}` })
}
