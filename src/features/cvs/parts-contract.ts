import { z } from 'zod'
import { cleanDigits, cleanText } from '#platform/contract/clean-text.ts'
import { latinDigits } from '#platform/contract/numbers.ts'
import { withOneDate } from './further-sections.ts'
import { endsBeforeStart, isPossibleDate, possibleYears, whyNotPhone } from './rules.ts'

export const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

/** A text without characters that the database cannot store. */
const text = (max: number, message?: string) =>
  cleanText(max, { tooLong: `Please use at most ${max} characters`, ...(message ? { missing: message } : {}) })
export const atLeast = (min: number, max: number, message: string) => text(max, message).min(min, message)
/** A list of short texts. Blank ones are left out, as in the form. */
export const entries = (max: number, missing?: string) =>
  z
    .array(text(max), missing)
    .overwrite((list) => list.filter((entry) => entry !== ''))
    .max(60, 'Please keep at most 60 entries')
const wrongEmail = 'Invalid email address'

const scheme = String.raw`[a-z][a-z\d+.-]*:`
const port = String.raw`\d{1,5}(?:[/?#]|$)`
/** Accepts only addresses that lead to a web page: "javascript:" and the like are refused, "asha.in:8080" is not. */
const webAddress = new RegExp(String.raw`^(?:https?://|(?!${scheme}(?!${port})))[^\s/]+\.\S+$`, 'i')

const Link = text(300)
  .refine((link) => link === '' || webAddress.test(link), 'Please enter a web address')
  .default('')

/** "2021-04", or empty if unknown. */
const Month = z
  .string()
  .max(40, { error: 'Please choose a month', abort: true })
  .overwrite(latinDigits)
  .regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/, 'Please choose a month')
  .default('')

/** "2021-04", "2021" if the month is not known, or empty. */
const MonthOrYear = z
  .string()
  .max(40, { error: 'Please choose a year', abort: true })
  .overwrite(latinDigits)
  .regex(/^(\d{4}(-(0[1-9]|1[0-2]))?)?$/, 'Please choose a year')
  .default('')

/** "2021", or empty if unknown. */
const Year = z
  .union([z.string(), z.number()])
  .transform((year) => latinDigits(String(year).slice(0, 40)))
  .pipe(z.string().regex(/^(\d{4})?$/, 'Please enter a year'))
  .default('')

const PhoneText = cleanText(
  30,
  { missing: 'Phone number must be at least 10 digits', tooLong: 'Please use at most 30 characters' },
  cleanDigits,
)

export const PersonalInfo = z.object({
  fullName: atLeast(2, 120, 'Name must be at least 2 characters'),
  email: text(254, wrongEmail).meta({ format: 'email' }).pipe(z.email(wrongEmail)),
  phone: PhoneText.superRefine((phone, { addIssue }) => {
    const why = whyNotPhone(phone)
    if (why !== null) addIssue(why)
  }),
  address: atLeast(5, 300, 'Address must be at least 5 characters'),
  linkedIn: Link,
  portfolio: Link,
})

export const Experience = z.object({
  company: atLeast(2, 160, 'Company name is required'),
  position: atLeast(2, 160, 'Position is required'),
  startDate: Month,
  endDate: Month,
  current: z.boolean().default(false),
  description: atLeast(10, 6_000, 'Description is required'),
})

export const Education = z.object({
  institution: atLeast(2, 200, 'Institution name is required'),
  degree: atLeast(2, 160, 'Degree is required'),
  field: atLeast(2, 160, 'Field of study is required'),
  startYear: Year,
  endYear: Year,
  grade: text(60).default(''),
})

/** A project, a certificate, a publication or a voluntary post. `organization` is the client, the issuer or the publisher. */
export const SectionEntry = z.object({
  name: atLeast(2, 200, 'Please enter a name'),
  organization: text(200).default(''),
  startDate: MonthOrYear,
  endDate: MonthOrYear,
  link: text(300).default(''),
  description: text(3_000).default(''),
})
export type SectionEntry = z.output<typeof SectionEntry>

/** Runs a check even while other fields of the entry are invalid. */
const whenValid = (field: string, schema: z.ZodType) => ({
  path: [field],
  when: ({ value }: { readonly value: unknown }) => z.object({ [field]: schema }).safeParse(value).success,
})
const possibleMonth = (field: 'startDate' | 'endDate', date: z.ZodType = Month) => ({
  ...whenValid(field, date),
  error: () => `Please choose a month in the years ${possibleYears()}`,
})
const possibleYear = (field: 'startYear' | 'endYear') => ({
  ...whenValid(field, Year),
  error: () => `Please enter a year from ${possibleYears()}`,
})

/** The error is reported at the end date. */
export const OrderedExperience = Experience.refine(({ startDate }) => isPossibleDate(startDate), possibleMonth('startDate'))
  .refine(({ endDate }) => isPossibleDate(endDate), possibleMonth('endDate'))
  .refine(({ startDate, endDate, current }) => current || !endsBeforeStart(startDate, endDate), {
    path: ['endDate'],
    message: 'The end must not be before the start',
    when: ({ value }) => Experience.pick({ startDate: true, endDate: true, current: true }).safeParse(value).success,
  })

export const OrderedEducation = Education.refine(({ startYear }) => isPossibleDate(startYear), possibleYear('startYear'))
  .refine(({ endYear }) => isPossibleDate(endYear), possibleYear('endYear'))
  .refine(({ startYear, endYear }) => !endsBeforeStart(startYear, endYear), {
    path: ['endYear'],
    message: 'The end must not be before the start',
    when: ({ value }) => Education.pick({ startYear: true, endYear: true }).safeParse(value).success,
  })

export const OrderedSectionEntry = SectionEntry.extend({ link: Link })
  .refine(({ startDate }) => isPossibleDate(startDate), possibleMonth('startDate', MonthOrYear))
  .refine(({ endDate }) => isPossibleDate(endDate), possibleMonth('endDate', MonthOrYear))
  .refine(({ startDate, endDate }) => !endsBeforeStart(startDate, endDate), {
    path: ['endDate'],
    message: 'The end must not be before the start',
    when: ({ value }) => SectionEntry.pick({ startDate: true, endDate: true }).safeParse(value).success,
  })

export const OrderedPublication = OrderedSectionEntry.overwrite(withOneDate)
