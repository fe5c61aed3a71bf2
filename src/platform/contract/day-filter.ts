import { z } from 'zod'

const wrong = 'Please enter a date'

/** The first or the last day of a list. Blank where the field of the form is. PostgreSQL has no year 0. */
export const DayFilter = z.iso
  .date(wrong)
  .regex(/^(?!0000)/, wrong)
  .or(z.literal(''))
  .optional()
