import type { Put } from './a-whole-person.ts'

type Review = { readonly application: string; readonly author: string; readonly text: string }

/** Writes the rows of an employer's review of an application. */
export async function writeReview(put: Put, { application, author, text }: Review): Promise<void> {
  await put('applicant_notes', { application_id: application, author_id: author, body: text })
  await put('scorecards', { application_id: application, author_id: author, ratings: '[]', comment: text })
  await put('pending_moves', { application_id: application, from_status: 'applied', to_status: 'in_review' })
  const offered = [new Date('2026-11-21T06:00:00Z')]
  await put('interview_invitations', {
    application_id: application,
    interviewer_id: author,
    way: 'phone',
    offered,
    minutes: 30,
    place: text,
  })
}
