import type { ApplicationStatus } from '#features/applications/contract.ts'
import { defaultCompetencies } from '#features/applicants/rules.ts'
import { demoId } from './demo-id.ts'
import type { DemoWorld } from './demo-world.ts'
import type { Row } from './insert-rows.ts'

/** The activity around applications, as rows by table name. */
export type Activity = {
  readonly application_messages: Row[]
  readonly applicant_notes: Row[]
  readonly scorecards: Row[]
  readonly interview_invitations: Row[]
}

export function noActivity(): Activity {
  return { application_messages: [], applicant_notes: [], scorecards: [], interview_invitations: [] }
}

type DemoApplication = {
  /** The index of the application, from which its id is made. */
  readonly place: number
  readonly status: ApplicationStatus
  /** The time of the status. */
  readonly at: number
  readonly owner: string
  readonly employerId: string
  readonly firstName: string
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const notes = [
  'Knows the work well. Ask about night shifts.',
  'Good answers on the phone. Lives 20 minutes away.',
  'Compare with the two from last week before deciding.',
]

/** Adds threads with one unread message, notes, scorecards, and interviews: some booked, some waiting for a choice of time. */
export function addActivity(activity: Activity, world: DemoWorld, followed: DemoApplication): void {
  const { place, status, at, owner } = followed
  const application_id = demoId(world.seed, 'application', place)
  if (place % 3 === 0 && status !== 'withdrawn') addThread(activity, world, followed)
  if (status === 'applied' || status === 'withdrawn') return
  const written = { application_id, author_id: owner }
  if (place % 2 === 0) {
    const body = notes[place % notes.length] ?? ''
    activity.applicant_notes.push({ ...written, id: demoId(world.seed, 'note', place), body, created_at: new Date(at) })
  }
  if (status !== 'in_review' && status !== 'rejected') {
    const ratings = defaultCompetencies.map((competency, which) => ({ competency, score: 2 + ((place + which) % 3) }))
    activity.scorecards.push({ ...written, ratings, comment: '', updated_at: new Date(at) })
  }
  if (status === 'interview') addInvitation(activity, world, followed)
}

function addThread(
  { application_messages }: Activity,
  { seed, anchor }: DemoWorld,
  { place, at, firstName }: DemoApplication,
): void {
  const texts = [
    ['employer', `Hi ${firstName}, thank you for applying. When could you start?`],
    ['candidate', 'Good morning. I can start two weeks after an offer.'],
  ] as const
  for (const [index, [sender, body]] of texts.entries()) {
    const sentAt = Math.min(at + (index + 1) * hourMs, anchor.getTime() - (2 - index) * 60_000)
    application_messages.push({
      id: demoId(seed, 'message', 1_000_000 + place * 10 + index),
      application_id: demoId(seed, 'application', place),
      sender,
      body,
      sent_at: new Date(sentAt),
      read_at: sender === 'employer' ? new Date(sentAt) : null,
    })
  }
}

/** An invitation at ten in the morning in India, on a different day for each application. */
function addInvitation(
  { interview_invitations }: Activity,
  { seed, anchor }: DemoWorld,
  { place, at, owner, employerId }: DemoApplication,
): void {
  const day = Math.floor(anchor.getTime() / dayMs) + 2 + interview_invitations.length
  const start = day * dayMs + 4.5 * hourMs
  const isBooked = interview_invitations.length % 2 === 0
  interview_invitations.push({
    id: demoId(seed, 'invitation', place),
    application_id: demoId(seed, 'application', place),
    employer_id: employerId,
    interviewer_id: owner,
    offered: [new Date(start), new Date(start + 3 * hourMs)],
    minutes: 30,
    way: 'phone',
    place: '',
    note: 'We call the number on your CV.',
    booked_at: isBooked ? new Date(start) : null,
    booked_until: isBooked ? new Date(start + hourMs / 2) : null,
    sequence: 0,
    reminded: 0,
    created_at: new Date(at),
    updated_at: new Date(at),
  })
}
