import { z } from 'zod'
import { ApplicationIdParams, notFound } from '#features/applications/tracking-contract.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'

export const Way = z.enum(['phone', 'video', 'in_person'])
export type Way = z.output<typeof Way>

const Slot = z.object({ startsAt: z.iso.datetime(), isFree: z.boolean() })

const Canceller = z.enum(['candidate', 'employer'])

/** The invitation as both sides see it. `slots` are the offered times; a time that has passed or that somebody else has booked is not free. */
export const Invitation = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  minutes: z.int(),
  way: Way,
  place: z.string(),
  note: z.string(),
  slots: z.array(Slot),
  bookedAt: z.iso.datetime().nullable(),
  /** Null while the invitation stands. */
  cancelled: z.object({ by: Canceller, at: z.iso.datetime() }).nullable(),
})
export type Invitation = z.output<typeof Invitation>

const mostSlots = 10
export const InvitationInput = z
  .object({
    startsAt: z
      .array(z.iso.datetime({ offset: true, error: 'Please choose a date and a time' }))
      .min(1, 'Offer at least one time')
      .max(mostSlots, `Offer at most ${mostSlots} times`),
    minutes: z.coerce.number().int().min(10, 'At least 10 minutes').max(240, 'At most 240 minutes'),
    way: Way,
    place: cleanText(300, { tooLong: 'Please use at most 300 characters' }).default(''),
    note: cleanText(500, { tooLong: 'Please use at most 500 characters' }).default(''),
  })
  .refine(({ way, place }) => way !== 'video' || /^https:\/\/\S+$/.test(place), {
    path: ['place'],
    message: 'Please add the link of the video call, beginning with https://',
  })
  .refine(({ way, place }) => way !== 'in_person' || place !== '', { path: ['place'], message: 'Please add the address' })
export type InvitationInput = z.output<typeof InvitationInput>

/** An interview of the candidate, for the list of applications and the home screen. Without `bookedAt`, the candidate still has to choose a time. */
const UpcomingInterview = Invitation.pick({
  id: true,
  applicationId: true,
  minutes: true,
  way: true,
  place: true,
  bookedAt: true,
}).extend({
  jobTitle: z.string(),
  company: z.string(),
})
export type UpcomingInterview = z.output<typeof UpcomingInterview>

const params = ApplicationIdParams
const noInvitation = [404, 'There is no invitation to an interview'] as const

export const interviewSlots = {
  /** The candidate's coming interviews and invitations, the next first; at most 50. */
  'GET /api/applications/interviews': { who: 'candidate', answer: z.array(UpcomingInterview) },
  /** The invitation that stands, or else the one that was cancelled last. */
  'GET /api/applications/:applicationId/interview': {
    who: 'candidate',
    params,
    answer: Invitation.nullable(),
    refusals: { notFound },
  },
  /** Books one of the times, or changes to another one. */
  'PUT /api/applications/:applicationId/interview': {
    who: 'candidate',
    params,
    body: z.object({ startsAt: z.iso.datetime({ offset: true }) }),
    answer: Invitation,
    refusals: {
      notFound: noInvitation,
      notOffered: [409, 'The employer no longer offers this time. Please pick another one.'],
      taken: [409, 'Somebody else has just picked this time. Please pick another one.'],
    },
  },
  'DELETE /api/applications/:applicationId/interview': {
    who: 'candidate',
    params,
    answer: z.object({ cancelled: z.boolean() }),
    refusals: { notFound: noInvitation },
  },
  'GET /api/applications/:applicationId/interview/calendar': {
    who: 'candidate',
    params,
    file: 'text/calendar; charset=utf-8',
    refusals: { notFound: noInvitation },
  },
  'GET /api/employer/applicants/:applicationId/interview': {
    who: 'employer',
    params,
    answer: Invitation.nullable(),
    refusals: { notFound },
  },
  /** Offers times and moves the application to Interview Scheduled. An earlier invitation is replaced, and the candidate chooses again. */
  'POST /api/employer/applicants/:applicationId/interview': {
    who: 'recruiter',
    params,
    body: InvitationInput,
    answer: Invitation,
    status: 201,
    refusals: {
      notFound,
      notAllowed: [409, 'A closed application can’t be invited to an interview'],
      closing: [
        409,
        'This application has just been rejected or closed. That can be undone for ten seconds; then send the times again.',
      ],
      tooSoon: [409, 'Please offer times from one hour to 60 days from now'],
    },
  },
  'DELETE /api/employer/applicants/:applicationId/interview': {
    who: 'recruiter',
    params,
    answer: z.object({ cancelled: z.boolean() }),
    refusals: { notFound: noInvitation },
  },
  'GET /api/employer/applicants/:applicationId/interview/calendar': {
    who: 'employer',
    params,
    file: 'text/calendar; charset=utf-8',
    refusals: { notFound: noInvitation },
  },
} as const satisfies Contract

const about = z.object({ invitationId: z.uuid() })
export const interviewOffered = event('interview.offered', about)
export const interviewBooked = event('interview.booked', about)
export const interviewReminderDue = event('interview.reminder-due', about)
/** `by` is the side that cancelled; the other side is notified. */
export const interviewCancelled = event('interview.cancelled', about.extend({ by: Canceller }))
