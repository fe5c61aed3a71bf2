import { z } from 'zod'
import { untrimmedText } from '#platform/contract/clean-text.ts'
import { Template } from './contract.ts'

export const typed = (max: number) => untrimmedText(max, { tooLong: `Please use at most ${max} characters` }).default('')
const list = <T extends z.ZodType>(item: T, max: number) =>
  z.array(item).max(max, `Please keep at most ${max} entries`).default([])

const section = z
  .array(
    z.object({
      name: typed(200),
      organization: typed(200),
      startDate: typed(20),
      endDate: typed(20),
      link: typed(300),
      description: typed(3_000),
    }),
  )
  .max(30, 'Please keep at most 30 entries')
  .optional()

/** An unfinished CV: every part may be missing, and every length is limited. */
export const DraftInput = z.object({
  personalInfo: z.object({
    fullName: typed(120),
    email: typed(254),
    phone: typed(30),
    address: typed(300),
    linkedIn: typed(300),
    portfolio: typed(300),
  }),
  summary: typed(4_000),
  experience: list(
    z.object({
      company: typed(160),
      position: typed(160),
      startDate: typed(20),
      endDate: typed(20),
      current: z.boolean().default(false),
      description: typed(6_000),
    }),
    30,
  ),
  education: list(
    z.object({
      institution: typed(200),
      degree: typed(160),
      field: typed(160),
      startYear: typed(20),
      endYear: typed(20),
      grade: typed(60),
    }),
    20,
  ),
  skills: list(typed(300), 60),
  achievements: list(typed(300), 60),
  languages: list(typed(300), 60),
  projects: section,
  certificates: section,
  publications: section,
  volunteering: section,
  template: Template.default('modern'),
})
export type DraftInput = z.output<typeof DraftInput>

/** The input of a preview. With examples, parts of a new CV that are not typed yet are shown in light ink. */
export const PreviewInput = DraftInput.extend({ withExamples: z.boolean().default(false) })
export type PreviewInput = z.output<typeof PreviewInput>

/**
 * How full the pages are: 1.2 is one page and a fifth. `lines` are the lines of the entries of experience, in order. If examples are shown, the
 * figures say nothing about the CV.
 */
export const PageFit = z.object({
  pages: z.number(),
  fill: z.number(),
  lines: z.array(z.number()),
  hasExamples: z.literal(true).optional(),
})
export type PageFit = z.output<typeof PageFit>
export const fitHeader = 'x-cv-fit'
