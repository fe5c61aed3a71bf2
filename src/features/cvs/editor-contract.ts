import { z } from 'zod'
import { cleanText, untrimmedText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { Template } from './contract.ts'
import { Base, changedElsewhere, CvDraft, Draft } from './draft.ts'

/**
 * Why a state was kept: it was saved as the CV, it was the last of its day, it stood there before an older one was brought back, or
 * before another device wrote over it.
 */
export const VersionKind = z.enum(['saved', 'day', 'restored', 'replaced'])
export type VersionKind = z.output<typeof VersionKind>

/** `changes` names what is different from the version before it. */
export const CvVersion = z.object({
  id: z.uuid(),
  kind: VersionKind,
  createdAt: z.iso.datetime(),
  changes: z.array(z.string()),
})
export type CvVersion = z.output<typeof CvVersion>

const typed = (max: number) => untrimmedText(max, { tooLong: `Please use at most ${max} characters` }).default('')
const list = <T extends z.ZodType>(item: T, max: number) =>
  z.array(item).max(max, `Please keep at most ${max} entries`).default([])

/** A CV as far as it has been typed: everything may be missing, nothing may be endless. */
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
  template: Template.default('modern'),
})
export type DraftInput = z.output<typeof DraftInput>

/** How full the pages are: 1.2 is one page and a fifth. `lines` belong to the entries of experience, in their order. */
export const PageFit = z.object({ pages: z.number(), fill: z.number(), lines: z.array(z.number()) })
export type PageFit = z.output<typeof PageFit>
export const fitHeader = 'x-cv-fit'

export const Help = z.object({
  want: z.enum(['improve', 'shorten', 'measure']),
  part: z.enum(['summary', 'description']),
  text: cleanText(6_000, { tooLong: 'Please use at most 6000 characters' }).min(10, 'Please write a few words first'),
  position: typed(160),
})
export type Help = z.output<typeof Help>

/** `text` is a proposal, equal to what was sent when there is nothing to propose; `notes` are advice that changes nothing. */
export const HelpResult = z.object({ source: z.enum(['ai', 'rules']), text: z.string(), notes: z.array(z.string()) })
export type HelpResult = z.output<typeof HelpResult>

const Id = z.object({ id: z.uuid() })
const versionNotFound = [404, 'This version is not kept any more'] as const

export const cvEditor = {
  'GET /api/cvs/versions': { who: 'candidate', answer: z.array(CvVersion) },
  'GET /api/cvs/versions/:id': {
    who: 'candidate',
    params: Id,
    answer: z.object({ id: z.uuid(), createdAt: z.iso.datetime(), body: z.record(z.string(), z.unknown()) }),
    refusals: { versionNotFound },
  },
  'POST /api/cvs/versions/:id/restore': {
    who: 'candidate',
    params: Id,
    query: Base,
    /** What stands on the screen: it is kept as a version before the older one takes its place. */
    body: Draft,
    answer: CvDraft,
    refusals: { versionNotFound, changedElsewhere },
  },
  /** The pages as the PDF will have them. How full they are is told as JSON in the header `x-cv-fit`. */
  'POST /api/cvs/preview': { who: 'candidate', body: DraftInput, file: 'image/svg+xml' },
  /** The first page, small, in another template: of the caller's own draft or CV, or of a sample while that is nearly empty. */
  'GET /api/cvs/thumbnails/:template': { who: 'candidate', params: z.object({ template: Template }), file: 'image/svg+xml' },
  'POST /api/cvs/help': { who: 'candidate', body: Help, answer: HelpResult },
} as const satisfies Contract
