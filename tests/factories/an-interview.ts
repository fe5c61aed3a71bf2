import { randomUUID } from 'node:crypto'
import type { CandidateSession } from '#features/candidate-interviews/candidate-schemas.ts'
import { noticeVersion } from '#features/interview-sessions/consent-items.ts'
import type { Answer, Person, TestPortal } from '../portal.ts'

type Employer = Awaited<ReturnType<TestPortal['anEmployer']>>

/** An employer with the add-on for AI interviews. */
export async function anInterviewer(portal: TestPortal, given?: Employer): Promise<Employer> {
  const owner = given ?? (await portal.anEmployer())
  await portal.db.updateTable('employers').set({ interviewerAddonActive: true }).where('id', '=', owner.employerId).execute()
  return owner
}

/** An interview as seen by a person with its link. */
export type Interview = {
  readonly id: string
  readonly email: string
  readonly link: string
  readonly opened: Answer
  readonly call: Person['call']
  readonly read: () => Promise<CandidateSession>
  readonly consent: (items?: readonly string[]) => Promise<Answer>
  readonly token: () => Promise<Answer>
  readonly start: () => Promise<CandidateSession>
  readonly answer: (text: string, over?: object) => Promise<Answer>
  readonly act: (action: string) => Promise<Answer>
  readonly end: () => Promise<Answer>
}

/** An interview that the company has scheduled. The candidate has opened the emailed link and done nothing else. */
export async function anInterview(portal: TestPortal, owner: Employer, body: object = {}): Promise<Interview> {
  const email = `${randomUUID()}@example.in`
  const whole = { candidate: 'Asha Menon', candidateEmail: email, role: 'Ward Sister', ...body }
  const made = await owner.call('POST /api/interviews', whole)
  const { id } = made.json<{ id: string }>()
  await portal.settle()
  const link = linkIn(portal, email)
  return { email, ...(await openLink(portal, id, link)) }
}

/** Returns the link to the interview from the newest email to this address. */
export function linkIn({ emails }: TestPortal, to: string): string {
  const text = emails.findLast((email) => email.to === to)?.text ?? ''
  return /\/interviews\/\S+/.exec(text)?.[0] ?? ''
}

export async function openLink(portal: TestPortal, id: string, link: string): Promise<Omit<Interview, 'email'>> {
  const opened = await portal.visitor.call(`GET /api/candidate${link}`)
  const { call } = { call: portal.withCookie(opened) }
  const path = `/api/candidate/interviews/${id}`
  const read = async (): Promise<CandidateSession> => (await call(`GET ${path}`)).json()
  const turn = async (): Promise<number> => (await read()).progress?.current?.turn ?? 1
  return {
    id,
    link,
    opened,
    call,
    read,
    consent: (items = ['transcript', 'sharing', 'scoring', 'voice']) =>
      call(`POST ${path}/consent`, { version: noticeVersion, items }),
    token: () => call('POST /api/candidate/ai/ephemeral-token', {}),
    start: async () => {
      const { token } = (await call('POST /api/candidate/ai/ephemeral-token', {})).json<{ token: string }>()
      return (await call(`POST ${path}/start`, { token })).json()
    },
    answer: async (text, over = {}) => call(`POST ${path}/answer`, { turn: await turn(), text, ...over }),
    act: async (action) => call(`POST ${path}/action`, { turn: await turn(), action }),
    end: () => call(`POST /api/interviews/${id}/end`),
  }
}

/** An interview after consent, start and warm-up: the first question is shown. */
export async function aRunningInterview(portal: TestPortal, owner: Employer, body: object = {}): Promise<Interview> {
  const interview = await anInterview(portal, owner, body)
  await interview.consent()
  await interview.start()
  await interview.answer('I am at home in Nagpur, thank you.')
  return interview
}
