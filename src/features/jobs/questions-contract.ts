import { z } from 'zod'
import { cleanText } from '#platform/contract/clean-text.ts'

const text = cleanText(200, { missing: 'Write the question', tooLong: 'Please use at most 200 characters' }).min(
  3,
  'Write the question',
)
const option = cleanText(80, { tooLong: 'Please use at most 80 characters for a choice' }).min(1, 'A choice needs a text')
const bound = z.int('Give a whole number').min(0, 'Give a number from 0').max(100_000_000, 'This number is too large').nullable()

const YesNo = z.object({ kind: z.literal('yes_no'), text, needed: z.enum(['yes', 'no']).nullable() })
const NumberQuestion = z
  .object({ kind: z.literal('number'), text, least: bound, most: bound })
  .refine(({ least, most }) => least === null || most === null || least <= most, {
    message: 'The least number is above the highest',
    path: ['most'],
  })
const Choice = z
  .object({
    kind: z.literal('choice'),
    text,
    options: z.array(option).min(2, 'Give at least two choices').max(8, 'Give at most eight choices'),
    accepted: z.array(option),
  })
  .refine(({ options }) => new Set(options).size === options.length, { message: 'Two choices are the same', path: ['options'] })
  .refine(({ options, accepted }) => accepted.every((one) => options.includes(one)), {
    message: 'Choose the accepted answers among the choices',
    path: ['accepted'],
  })
const Text = z.object({ kind: z.literal('text'), text })

/** A screening question. An answer outside of `needed`, `least` and `most`, or `accepted` disqualifies. */
export const ScreeningQuestion = z.discriminatedUnion('kind', [YesNo, NumberQuestion, Choice, Text])
export type ScreeningQuestion = z.output<typeof ScreeningQuestion>

export const ScreeningAnswer = z.object({ question: ScreeningQuestion, answer: z.string() })
export type ScreeningAnswer = z.output<typeof ScreeningAnswer>
