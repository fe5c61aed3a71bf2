import { z } from 'zod'
import { Cv } from '#features/cvs/contract.ts'
import { PersonalInfo } from '#features/cvs/parts-contract.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'

/** `linkId` is null while only the owner may see the CV. */
const CvLink = z.object({ linkId: z.uuid().nullable(), hidesContact: z.boolean() })
type CvLink = z.output<typeof CvLink>

/** Additional data for the owner: `by` is how the owner was identified, `cvId` is needed for the calls below. */
const OwnLink = z.object({ by: z.enum(['account', 'email']), cvId: z.uuid(), ...CvLink.shape })
export type OwnLink = z.output<typeof OwnLink>

export const CvView = z.object({
  ...Cv.shape,
  /** Phone and address are empty if the owner hides them. */
  personalInfo: z.object({
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    linkedIn: z.string(),
    portfolio: z.string(),
  }),
  /** Whether employers may find the CV; null for the CV of an account, whose settings decide. */
  isShared: z.boolean().nullable(),
  own: OwnLink.nullable(),
})
export type CvView = z.output<typeof CvView>

const Id = z.object({ id: z.uuid() })
const CvId = z.object({ cvId: z.uuid() })
const Message = z.object({ message: z.string() })
const incomplete = 'The link is incomplete'
const Token = z.object({ token: z.string(incomplete).min(1, incomplete).max(200, incomplete) })
const Phone = z.object({ phone: PersonalInfo.shape.phone })
const notFound = [404, 'CV not found'] as const
const download = {
  params: Id,
  refusals: { notFound, notVerified: [403, 'Please verify your email to download your CV.'] },
} as const

export const cvSharing = {
  'POST /api/cvs/aisacv/link-letter': { body: Phone, answer: Message },
  'GET /api/cvs/view/:cvId': { params: CvId, answer: CvView, refusals: { notFound } },
  /** The pages as in the PDF, one below the other; only the first while the PDF is locked. The header `x-cv-fit` has their number. */
  'GET /api/cvs/view/:cvId/pages': { params: CvId, file: 'image/svg+xml', refusals: { notFound } },
  /** For anyone with the link of an anonymous CV. The email goes to the address in the CV, while that is not verified. */
  'POST /api/cvs/view/:cvId/verification-email': { params: CvId, answer: Message, refusals: { notFound } },
  'POST /api/cvs/verify': {
    body: Token,
    /** The link to the CV, if there is one. */
    answer: z.object({ message: z.string(), linkId: z.uuid().nullable() }),
    refusals: { deadToken: [400, 'This link has expired or has been used already.'] },
  },
  'POST /api/cvs/own': {
    body: Token,
    answer: z.object({ cvId: z.uuid() }),
    refusals: { deadToken: [400, 'This link has expired or has been used already.'] },
  },
  'DELETE /api/cvs/own': { answer: Message },
  'PUT /api/cvs/:id/link': {
    params: Id,
    body: z.object({ hidesContact: z.boolean() }),
    answer: CvLink,
    refusals: { notFound },
  },
  'POST /api/cvs/:id/link': { params: Id, answer: CvLink, refusals: { notFound } },
  'DELETE /api/cvs/:id/link': { params: Id, answer: CvLink, refusals: { notFound } },
  'PUT /api/cvs/:id/sharing': {
    params: Id,
    body: z.object({ isShared: z.boolean() }),
    answer: z.object({ isShared: z.boolean() }),
    refusals: { notFound },
  },
  'POST /api/cvs/:id/verification-letter': { params: Id, answer: Message, refusals: { notFound } },
  'POST /api/cvs/:id/delete': { params: Id, answer: Message, refusals: { notFound } },
  /** Also for visitors: a link is enough for a CV whose address is verified. */
  'GET /api/cvs/download/:id': { ...download, file: 'application/pdf' },
  'GET /api/cvs/download/:id/docx': {
    ...download,
    file: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  'GET /api/cvs/download/:id/json': { ...download, file: 'application/json' },
  'GET /api/cvs/download/:id/text': { ...download, file: 'text/plain; charset=utf-8' },
} as const satisfies Contract

/** `cvId` is null if no CV has this number. */
export const ownerLinkRequested = event('cv.link-wanted', z.object({ cvId: z.uuid().nullable() }))
export const cvVerificationRequested = event('cv.verification-wanted', z.object({ cvId: z.uuid() }))
