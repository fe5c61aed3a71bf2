import type { PersonalDataTable } from '#platform/server/personal-data.ts'

const figures = 'Counts in the figures of the employer and names nobody.'
const kept = 'Says when the interview took place, and names nobody.'

export const interviewPersonalData: readonly PersonalDataTable[] = [
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
    links: [
      { column: 'candidate_email', is: 'address' },
      { column: 'application_id', in: 'applications' },
    ],
    onDelete: {
      set: {
        candidate: 'Deleted candidate',
        candidate_email: null,
        application_id: null,
        summary_json: null,
        transcript_url: null,
        audio_url: null,
        decision_note: null,
      },
      stays: {
        role: figures,
        language: figures,
        status: figures,
        decision: figures,
        kit: 'The questions of the company.',
        consents: 'Shows that there was consent, and names nobody.',
        consent_version: 'Shows that there was consent, and names nobody.',
        cancelled_by: kept,
        job_id: 'A job of the company.',
      },
    },
  },
  {
    table: 'interview_lines',
    about: 'What was said in these interviews, and what you have corrected.',
    links: [{ column: 'session_id', in: 'interview_sessions' }],
    onDelete: 'erased',
  },
  {
    table: 'interview_answers',
    about: 'How your answers in these interviews were scored.',
    links: [{ column: 'session_id', in: 'interview_sessions' }],
    onDelete: {
      set: { answer_text: null, justification: '', flags: '[]', quotes: '[]' },
      stays: { question_id: figures, competency: figures, scored_by: figures, method: figures },
    },
  },
  {
    table: 'interview_steps',
    about: 'Which questions you were asked in these interviews.',
    links: [{ column: 'session_id', in: 'interview_sessions' }],
    onDelete: 'erased',
  },
  {
    table: 'interview_calls',
    about: 'When these interviews were held by voice.',
    links: [{ column: 'session_id', in: 'interview_sessions' }],
    leftOut: { provider_id: 'Names the call at the voice service, and nobody.' },
    onDelete: 'erased',
  },
  {
    table: 'interview_tokens',
    about: 'The starts of these interviews.',
    links: [{ column: 'session_id', in: 'interview_sessions' }],
    leftOut: { digest: 'A hash of what starts the interview.' },
    onDelete: 'erased',
  },
]
