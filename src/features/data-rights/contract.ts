import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'

/** The consequences of a deletion, for the text beside the button. */
export const DeletionPreview = z.object({
  email: z.string(),
  /** Without a password, the email address is typed instead. */
  hasPassword: z.boolean(),
  cvs: z.int(),
  applications: z.int(),
  jobs: z.int(),
  /** Anonymous CVs with the same verified email address. */
  otherCvs: z.int(),
})
export type DeletionPreview = z.output<typeof DeletionPreview>

export const Deletion = z.object({
  /** For accounts with a password. */
  password: z.string().max(200).default(''),
  /** For accounts without a password. */
  email: z.string().trim().max(254).default(''),
  alsoOtherCvs: z.boolean().default(false),
})
export type Deletion = z.output<typeof Deletion>

export const records = {
  /** A ZIP with a JSON file of all personal data and the CV as a PDF. */
  'GET /api/account/records': {
    who: 'user',
    file: 'application/zip',
    refusals: {
      tooLarge: [413, "Your data is too large for one file. Please write to us and we'll send it in parts."],
    },
  },
  'GET /api/account/departure': { who: 'user', answer: DeletionPreview },
  'POST /api/account/delete': {
    who: 'user',
    body: Deletion,
    answer: z.object({ message: z.string() }),
    refusals: {
      wrongPassword: [403, 'This is not your password'],
      wrongEmail: [403, 'This is not the email address of your account'],
      neededOwner: [
        409,
        'Your team needs an owner. Make somebody else an owner, or remove the others, then delete your account.',
      ],
    },
  },
} as const satisfies Contract

/** The event contains the address because it is stored nowhere else any more; it leaves the queue with the email. */
export const accountDeleted = event('account.deleted', z.object({ deletionId: z.uuid(), address: z.string() }))
