import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'
import { wholeNumber } from '#platform/contract/whole-number.ts'

const Purpose = z.enum(['account', 'marketing'], 'There is no such consent')

const GivenConsent = z.object({
  version: z.string(),
  text: z.string(),
  givenAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
})
type GivenConsent = z.output<typeof GivenConsent>

/** `version` and `text` are the current ones; `isGiven` says whether the person has consented to them. `history`: the newest first. */
export const Consent = z.object({
  purpose: Purpose,
  title: z.string(),
  isRequired: z.boolean(),
  version: z.string(),
  text: z.string(),
  isGiven: z.boolean(),
  history: z.array(GivenConsent),
})
export type Consent = z.output<typeof Consent>

/** A view of the person's CV or contact details by somebody else. */
export const View = z.object({
  id: z.uuid(),
  viewerKind: z.enum(['employer', 'staff']),
  viewerName: z.string(),
  /** The id of the company of an employer. */
  companyId: z.uuid().nullable(),
  what: z.enum(['cv', 'contact']),
  /** The title of the job for which it was opened, if the employer has named one, or the reason given by staff. */
  about: z.string().nullable(),
  viewedAt: z.iso.datetime(),
})
export type View = z.output<typeof View>

const page = wholeNumber('page', [1, 10_000]).default(1)

const ByPurpose = z.object({ purpose: Purpose })

export const privacy = {
  'GET /api/consents': { who: 'user', answer: z.array(Consent) },
  /** The version of the text that the person has read. */
  'PUT /api/consents/:purpose': {
    who: 'user',
    params: ByPurpose,
    body: z.object({ version: z.string().max(20) }),
    answer: Consent,
    refusals: { staleText: [409, 'This text has changed. Please read it again.'] },
  },
  'DELETE /api/consents/:purpose': {
    who: 'user',
    params: ByPurpose,
    answer: Consent,
    refusals: {
      required: [409, 'Without this there can be no account. To withdraw it, delete your account in Settings.'],
    },
  },
  /** Twenty per page, the newest first. */
  'GET /api/access-log': { who: 'user', query: z.object({ page }), answer: z.array(View) },
} as const satisfies Contract

/** A consent was given or withdrawn. Reactions read its present state. */
export const consentChanged = event('consent.changed', z.object({ userId: z.uuid(), purpose: z.string() }))
