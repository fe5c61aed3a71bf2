import { z } from 'zod'
import { named } from '#features/auth/contract.ts'
import { Education, entries, Experience, OrderedEducation, OrderedExperience } from '#features/cvs/parts-contract.ts'
import { mostEntries, whyNotPhone } from '#features/cvs/rules.ts'
import { DemographicCode } from '#features/jobs/contract.ts'
import { cleanDigits, cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'

const text = (max: number) =>
  cleanText(max, {
    missing: 'Please write text',
    tooLong: `Please use at most ${max.toLocaleString('en-IN')} characters`,
  })
/** Blank means unknown. */
const orNull = (max: number) =>
  text(max)
    .nullable()
    .transform((value) => value || null)

const wrongYears = 'Years of experience must be a whole number from 0 to 80'
const rupees = (what: string) => {
  const wrong = `${what} must be a whole number of rupees a year, such as 8,00,000`
  return z.int(wrong).min(0, wrong).max(1_000_000_000, wrong).nullable()
}

/** The fields that a person may change, in the order of the form. Nothing else of the account can be changed. */
const own = {
  firstName: named('First name'),
  lastName: named('Last name'),
  phone: cleanText(30, { missing: 'Please write text', tooLong: 'Please use at most 30 characters' }, cleanDigits)
    .superRefine((phone, { addIssue }) => {
      const why = phone === '' ? null : whyNotPhone(phone)
      if (why !== null) addIssue(why)
    })
    .nullable()
    .transform((phone) => phone || null),
  location: orNull(200),
  about: text(4_000),
  workExperience: z.array(OrderedExperience).max(mostEntries.experience, `Please keep at most ${mostEntries.experience} entries`),
  education: z.array(OrderedEducation).max(mostEntries.education, `Please keep at most ${mostEntries.education} entries`),
  skills: entries(100, 'Please list your skills'),
  /** Whole years. */
  experience: z.int(wrongYears).min(0, wrongYears).max(80, wrongYears).nullable(),
  availabilityDays: z.literal([0, 15, 30, 60, 90], 'Please choose how soon you can join').nullable(),
  /** Willing to move to another city. Older clients do not send it, and then it stays unchanged. */
  willingToMove: z.boolean('Choose yes or no').optional(),
  currentSalary: rupees('Current salary'),
  expectedSalary: rupees('Expected salary'),
  demographic: DemographicCode.nullable(),
}

/** People with a CV leave out `about`, `workExperience` and `education`, which are parts of the CV. */
export const ProfileBody = z.object({
  ...own,
  about: own.about.optional(),
  workExperience: own.workExperience.optional(),
  education: own.education.optional(),
  /** The version that the changes are based on. */
  version: z.int(),
})
export type ProfileBody = z.output<typeof ProfileBody>
export type ProfileInput = z.input<typeof ProfileBody>

const Photo = z.object({ small: z.string(), large: z.string() })

/** Parsed without the rules for writing, so that an account that is older than a rule can be shown. */
export const Profile = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  about: z.string(),
  skills: z.array(z.string()),
  experience: z.int().nullable(),
  workExperience: z.array(Experience),
  education: z.array(Education),
  demographic: DemographicCode.nullable(),
  availabilityDays: z.int().nullable(),
  willingToMove: z.boolean(),
  currentSalary: z.int().nullable(),
  expectedSalary: z.int().nullable(),
  photo: Photo.nullable(),
  version: z.int(),
  /** The values of the CV; null for people without one. */
  cv: z
    .object({
      summary: z.string(),
      experience: z.array(Experience),
      education: z.array(Education),
      skills: z.array(z.string()),
      phone: z.string(),
      address: z.string(),
    })
    .nullable(),
})
export type Profile = z.output<typeof Profile>

/** The declared media type is not trusted; these only mark the body as a file. */
const photoTypes = ['application/octet-stream', 'image/jpeg', 'image/png', 'image/webp']

export const profiles = {
  'GET /api/profile': { who: 'candidate', answer: Profile },
  'PUT /api/profile': {
    who: 'candidate',
    body: ProfileBody,
    answer: Profile,
    refusals: {
      changedElsewhere: [409, 'Your profile was changed in another tab or on another device after you began to edit it here.'],
    },
  },
  'PUT /api/profile/photo': {
    who: 'candidate',
    upload: { types: photoTypes, maxBytes: 5 * 1024 * 1024 },
    answer: Photo,
    refusals: {
      tooLarge: [413, 'This photo is larger than 5 MB. Please choose a smaller one.'],
      wrongType: [415, 'Please choose a photo in JPEG, PNG or WebP.'],
      noPicture: [400, 'This file is not a photo that we can read. Please choose a JPEG, PNG or WebP.'],
      tooManyPixels: [400, 'This photo has more than 50 megapixels. Please choose a smaller one.'],
    },
  },
  'DELETE /api/profile/photo': { who: 'candidate', answer: z.object({ message: z.string() }) },
} as const satisfies Contract

/** The photo is no longer shown, so its files may be deleted. */
export const photoDeleted = event('profile.photo-dropped', z.object({ url: z.string() }))
