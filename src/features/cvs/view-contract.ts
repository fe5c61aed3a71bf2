import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'
import { Cv, CvBody } from './contract.ts'
import { DraftInput } from './editor-contract.ts'
import { PersonalInfo } from './parts-contract.ts'

/** What the free builder sends. The address and the number that its dialog asked for come beside the CV, and count before those in it. */
export const FreeCvBody = z
  .object({
    ...CvBody.shape,
    personalInfo: z.object({ ...PersonalInfo.shape, email: z.string().default(''), phone: z.string().default('') }),
    email: z.string().max(300).default(''),
    phone: z.string().max(300).default(''),
    /** Whether employers may find it: only a plain yes counts. */
    isShared: z.boolean().default(false),
  })
  .transform(({ email, phone, personalInfo, ...cv }): unknown => ({
    ...cv,
    personalInfo: {
      ...personalInfo,
      email: email.trim() || personalInfo.email,
      phone: phone.trim() || personalInfo.phone,
    },
  }))
  .pipe(CvBody.safeExtend({ isShared: z.boolean() }))
export type FreeCvBody = z.output<typeof FreeCvBody>

const orEmpty = (schema: z.ZodType<string>) =>
  z.string().superRefine((text, { addIssue }) => {
    const [issue] = text.trim() === '' ? [] : (schema.safeParse(text).error?.issues ?? [])
    if (issue) addIssue(issue.message)
  })
const { email, phone } = PersonalInfo.shape

/** What stands in the free builder's form: the address and the number may be missing, then its dialog asks for them. */
export const FreeCvForm = CvBody.safeExtend({
  personalInfo: z.object({
    ...PersonalInfo.shape,
    email: orEmpty(email),
    phone: orEmpty(phone),
  }),
})

/** What its dialog asks for. */
export const FreeCvContact = z.object({ email, phone })

/** `linkId` is null while nobody but the owner may look. */
export const CvLink = z.object({ linkId: z.uuid().nullable(), hidesContact: z.boolean() })
export type CvLink = z.output<typeof CvLink>

/** What the owner may know besides: `by` is how they are known, `cvId` what the calls below ask for. */
const Own = z.object({ by: z.enum(['account', 'letter']), cvId: z.uuid(), ...CvLink.shape })
export type Own = z.output<typeof Own>

export const CvView = z.object({
  ...Cv.shape,
  /** Phone and address are empty where the owner hides them. */
  personalInfo: z.object({
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    linkedIn: z.string(),
    portfolio: z.string(),
  }),
  /** Whether employers may find it; null for the CV of an account, whose settings say so. */
  isShared: z.boolean().nullable(),
  own: Own.nullable(),
})
export type CvView = z.output<typeof CvView>

const Id = z.object({ id: z.uuid() })
const Message = z.object({ message: z.string() })
const incomplete = 'The link is incomplete'
const Token = z.object({ token: z.string(incomplete).min(1, incomplete).max(200, incomplete) })
const Phone = z.object({ phone })
const notFound = [404, 'CV not found'] as const

export const cvViews = {
  'POST /api/cvs/aisacv': {
    body: FreeCvBody,
    answer: z.object({ cv: Cv }),
    status: 201,
    refusals: { phoneTaken: [409, 'A CV with this phone number already exists'] },
  },
  /** The pages of the free builder, as `POST /api/cvs/preview` draws them for an account. */
  'POST /api/cvs/aisacv/preview': { body: DraftInput, file: 'image/svg+xml' },
  'POST /api/cvs/aisacv/link-letter': { body: Phone, answer: Message },
  'GET /api/cvs/view/:cvId': { params: z.object({ cvId: z.uuid() }), answer: CvView, refusals: { notFound } },
  'POST /api/cvs/verify': {
    body: Token,
    /** The link to the CV, if there is one just now. */
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
} as const satisfies Contract

export const anonymousCvCreated = event('cv.made-freely', z.object({ cvId: z.uuid() }))
/** Null when no CV has the number that was typed. */
export const ownerLinkRequested = event('cv.link-wanted', z.object({ cvId: z.uuid().nullable() }))
export const cvVerificationRequested = event('cv.verification-wanted', z.object({ cvId: z.uuid() }))
