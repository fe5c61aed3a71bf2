import type { PersonalDataTable } from '#platform/server/personal-data.ts'

const figures = 'Counts in the figures of the employer and names nobody.'

/** Tables that exist before a feature writes them. The feature that is built for them takes over these lines. */
export const plannedTables: readonly PersonalDataTable[] = [
  {
    name: 'interviews_held',
    table: 'interview_sessions',
    about: 'The interviews that your company has held.',
    links: [{ column: 'employer_id', in: 'employers' }],
    notExported: 'They hold what other people have said; their reports can be downloaded one by one.',
    onDelete: 'erased',
  },
  {
    table: 'interview_sessions',
    about: 'Interviews to which you were invited by your email address.',
    links: [{ column: 'candidate_email', is: 'address' }],
    onDelete: {
      set: { candidate: 'Deleted candidate', candidate_email: null, summary_json: null, transcript_url: null, audio_url: null },
      stays: { role: figures, language: figures },
    },
  },
  {
    table: 'interview_answers',
    about: 'What you have answered in these interviews, and how it was scored.',
    links: [{ column: 'session_id', in: 'interview_sessions' }],
    onDelete: {
      set: { answer_text: null, justification: '', flags: '[]' },
      stays: { question_id: figures, competency: figures },
    },
  },
]
