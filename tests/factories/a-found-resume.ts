import type { Put } from './a-whole-person.ts'

type ResumeOwner = { readonly person: string; readonly employer: string; readonly elsewhere: string; readonly job: string }

/** Writes the rows that exist because employers found a person, and because the person searched for resumes. */
export async function writeResume(put: Put, owner: ResumeOwner): Promise<void> {
  const { person: id, employer, elsewhere, job } = owner
  const row = { user_id: id, employer_id: elsewhere, job_id: job }
  await put('resume_blocks', { user_id: id, employer_id: elsewhere })
  await put('resume_requests', { ...row, status: 'pending' })
  await put('resume_invitations', row)
  const search = await put('saved_resume_searches', { employer_id: employer, user_id: id })
  await put('resume_alerts', { search_id: search, user_id: id })
  await put('resume_search', { user_id: id, active_on: '2026-01-01', head: '', tsv: '', phrases: '' })
}
