import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'

/** `row` is the number in the spreadsheet, whose first row has the names of the columns. */
export const ImportFault = z.object({ row: z.int(), column: z.string(), found: z.string(), fix: z.string() })
export type ImportFault = z.output<typeof ImportFault>

/** `digest` identifies the checked file: only that file is accepted afterwards. */
export const ImportCheck = z.object({
  jobs: z.int(),
  faults: z.array(ImportFault),
  /** Findings that may be intended and do not prevent the upload. */
  warnings: z.array(ImportFault),
  titles: z.array(z.string()),
  digest: z.string(),
  isVerified: z.boolean(),
})
export type ImportCheck = z.output<typeof ImportCheck>

const upload = { types: ['application/octet-stream', 'text/csv'], maxBytes: 2_000_000 }
const tooLarge = [413, 'This file is larger than 2 MB. Please split it.'] as const
const wrongType = [415, 'Please choose a CSV file.'] as const
const notText = [422, 'This is no CSV file. In your spreadsheet, choose “Save as” and “CSV UTF-8”.'] as const

export const postingImport = {
  /** A dry run: reports every fault of the file and stores nothing. */
  'POST /api/employer/posting-imports/check': {
    who: 'recruiter',
    upload,
    answer: ImportCheck,
    refusals: { tooLarge, wrongType, notText },
  },
  /**
   * Takes the same file again and stores all its jobs in one transaction, or none. Repeated within a day, it stores nothing and answers `isRepeated`,
   * as long as one of its jobs is not closed.
   */
  'POST /api/employer/posting-imports': {
    who: 'recruiter',
    upload,
    query: z.object({ digest: z.string().max(100) }),
    answer: z.object({ jobs: z.int(), isVerified: z.boolean(), isRepeated: z.boolean() }),
    status: 201,
    refusals: {
      tooLarge,
      wrongType,
      notText,
      faulty: [422, 'This file has faults. Please check it again.'],
      anotherFile: [409, 'This is not the file that was checked. Please check it again.'],
      limitReached: [
        409,
        'Your plan includes no more jobs at a time. Close some that are filled, or choose a larger plan under Pricing.',
      ],
    },
  },
} as const satisfies Contract
