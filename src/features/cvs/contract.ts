import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'
import {
  atLeast,
  bytesOf,
  Education,
  entries,
  Experience,
  OrderedEducation,
  OrderedExperience,
  OrderedPublication,
  OrderedSectionEntry,
  PersonalInfo,
  SectionEntry,
} from './parts-contract.ts'
import { mostEntries } from './rules.ts'

const listOf = <Entry extends z.ZodType>(entry: Entry, most: number) =>
  z.array(entry).max(most, `Please keep at most ${most} entries`)
const section = <Entry extends z.ZodType>(entry: Entry) => listOf(entry, mostEntries.projects).optional()

const noSkill = 'At least one skill is required'

export const Template = z.enum(['modern', 'classic', 'creative', 'minimal'], 'Please choose a template')
export type Template = z.output<typeof Template>

/** A valid CV. `experience` is empty for people without work experience. Further sections are present only if they have entries. */
export const CvBody = z
  .object({
    personalInfo: PersonalInfo,
    summary: atLeast(50, 4_000, 'Summary must be at least 50 characters'),
    experience: listOf(OrderedExperience, mostEntries.experience).default([]),
    education: listOf(OrderedEducation, mostEntries.education).default([]),
    skills: entries(300, noSkill).min(1, noSkill),
    achievements: entries(300).default([]),
    languages: entries(300).default([]),
    projects: section(OrderedSectionEntry),
    certificates: section(OrderedSectionEntry),
    publications: section(OrderedPublication),
    volunteering: section(OrderedSectionEntry),
    template: Template.default('modern'),
  })
  .refine((cv) => bytesOf(cv) <= 90_000, 'Your CV is too long. Please shorten it')
export type CvBody = z.output<typeof CvBody>
export type CvInput = z.input<typeof CvBody>

/** Parsed without the newer rules, so that a CV that is older than a rule can still be shown. */
export const Cv = z.object({
  ...CvBody.shape,
  personalInfo: z.object({ ...PersonalInfo.shape, phone: z.string(), linkedIn: z.string(), portfolio: z.string() }),
  experience: z.array(Experience),
  education: z.array(Education),
  projects: section(SectionEntry),
  certificates: section(SectionEntry),
  publications: section(SectionEntry),
  volunteering: section(SectionEntry),
  id: z.uuid(),
  emailVerified: z.boolean(),
  downloadAllowed: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Cv = z.output<typeof Cv>

/**
 * A check of the CV. `fix` says how to pass it, `example` is a good text, `field` is the path of the field. The points of all checks add up to 5.0.
 */
const CvCheck = z.object({
  name: z.string(),
  points: z.number(),
  isPassed: z.boolean(),
  reason: z.string(),
  fix: z.string(),
  example: z.string(),
  field: z.string(),
})
export const CvRating = z.object({ rating: z.number(), checks: z.array(CvCheck) })
export type CvRating = z.output<typeof CvRating>

/** The text that the simplest programs read from this PDF; `missing` names the facts that were not found in their place. */
export const CvReading = z.object({
  looked: z.number(),
  missing: z.array(z.object({ part: z.string(), text: z.string(), isMisplaced: z.boolean() })),
})
export type CvReading = z.output<typeof CvReading>

export const cvs = {
  /** The first page of a sample CV in this template. */
  'GET /api/cvs/templates/:template': { params: z.object({ template: Template }), file: 'image/svg+xml' },
  'GET /api/cvs/my-cv': { who: 'candidate', answer: Cv.nullable() },
  'GET /api/cvs/my-cv/rating': { who: 'candidate', answer: CvRating.nullable() },
  'GET /api/cvs/my-cv/reading': { who: 'candidate', answer: CvReading.nullable() },
} as const satisfies Contract
