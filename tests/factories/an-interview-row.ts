import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Put } from './a-whole-person.ts'
import { insertAny } from './insert-any.ts'

type Who = { readonly name: string; readonly email: string; readonly employer: string; readonly elsewhere: string }

/** An interview that the person's company has held, and one that the person was invited to. */
export async function writeInterviews({ pool, put }: { readonly pool: Pool; readonly put: Put }, who: Who): Promise<void> {
  const { name, email, employer, elsewhere } = who
  const held = await put('interviews_held', { employer_id: employer }, 'interview_sessions')
  await insertAny(pool, 'interview_answers', { session_id: held, score: 4 })
  const session = await put('interview_sessions', { employer_id: elsewhere, candidate: name, candidate_email: email })
  await put('interview_answers', { session_id: session, score: 5, answer_text: name })
  await put('interview_lines', { session_id: session, speaker: 'candidate', body: `I am ${name}` })
  await put('interview_steps', { session_id: session, question_id: 'mistake' })
  await put('interview_disputes', { session_id: session, reason: name })
  await put('interview_tokens', { session_id: session, digest: Buffer.from(randomUUID()) })
}
