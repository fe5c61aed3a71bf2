import { z } from 'zod'
import { Cv, CvBody } from '#features/cvs/contract.ts'
import { PersonalInfo } from '#features/cvs/parts-contract.ts'
import { PreviewInput } from '#features/cvs/preview-contract.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'

/** The input of the anonymous builder. The email address and phone number from its dialog are separate fields and override those in the CV. */
export const FreeCvBody = z
  .object({
    ...CvBody.shape,
    personalInfo: z.object({ ...PersonalInfo.shape, email: z.string().default(''), phone: z.string().default('') }),
    email: z.string().max(300).default(''),
    phone: z.string().max(300).default(''),
    /** Whether employers may find the CV: only an explicit yes counts. */
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

/** The form of the anonymous builder. Email address and phone number may be missing; its dialog then asks for them. */
export const FreeCvForm = CvBody.safeExtend({
  personalInfo: z.object({
    ...PersonalInfo.shape,
    email: orEmpty(email),
    phone: orEmpty(phone),
  }),
})

/** The fields of the dialog. */
export const FreeCvContact = z.object({ email, phone })

export const freeCvBuilder = {
  'POST /api/cvs/aisacv': {
    body: FreeCvBody,
    answer: z.object({ cv: Cv }),
    status: 201,
    refusals: { phoneTaken: [409, 'A CV with this phone number already exists'] },
  },
  /** Like `POST /api/cvs/preview` for an account. */
  'POST /api/cvs/aisacv/preview': { body: PreviewInput, file: 'image/svg+xml' },
} as const satisfies Contract

export const anonymousCvCreated = event('cv.made-freely', z.object({ cvId: z.uuid() }))
