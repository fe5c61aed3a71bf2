import { z } from 'zod'

const wrong = 'Please enter a date'

/** The first or last day of a filtered list. An empty form field sends an empty text. Year 0 is refused, because PostgreSQL has none. */
export const DayFilter = z.iso
  .date(wrong)
  .regex(/^(?!0000)/, wrong)
  .or(z.literal(''))
  .optional()
