import { z } from 'zod'

/**
 * `pending`: the person has not answered. `accepted`: the person has accepted, and the company had no unit left. `unlocked`: the company sees the
 * contact details until `endsAt`. `closed`: the person has blocked the company. `returned`: the details did not work, and the unit was returned.
 */
export const RequestStatus = z.enum(['pending', 'accepted', 'unlocked', 'declined', 'expired', 'closed', 'returned'])
export type RequestStatus = z.output<typeof RequestStatus>

const Request = z.object({
  id: z.uuid(),
  jobTitle: z.string(),
  message: z.string().nullable(),
  status: RequestStatus,
  requestedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  unlockedAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime(),
})

export const SentRequest = Request.extend({
  resumeId: z.uuid(),
  jobId: z.uuid().nullable(),
  /** "Asha M."; null for a person who is no longer shown to employers. */
  name: z.string().nullable(),
  title: z.string(),
})
export type SentRequest = z.output<typeof SentRequest>

export const ReceivedRequest = Request.extend({ employerId: z.uuid(), company: z.string() })
export type ReceivedRequest = z.output<typeof ReceivedRequest>

const Contact = z.object({ fullName: z.string(), email: z.string(), phone: z.string().nullable(), links: z.array(z.string()) })
export type Contact = z.output<typeof Contact>

/** The possible actions of a company on a resume. `contact` is null until it is unlocked. */
export const ContactState = z.object({
  request: SentRequest.nullable(),
  contact: Contact.nullable(),
  /** Until when an unlock can be returned. */
  returnUntil: z.iso.datetime().nullable(),
  units: z.int(),
  /** The jobs of the company to which the person is invited. */
  invitedTo: z.array(z.uuid()),
})
export type ContactState = z.output<typeof ContactState>

export const BlockedCompany = z.object({ employerId: z.uuid(), companyName: z.string(), blockedAt: z.iso.datetime() })
export type BlockedCompany = z.output<typeof BlockedCompany>
