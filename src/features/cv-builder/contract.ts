import { z } from 'zod'
import { Cv, CvBody, Template } from '#features/cvs/contract.ts'
import { PreviewInput, typed } from '#features/cvs/preview-contract.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { Base, changedElsewhere, CvDraft, Draft } from './draft.ts'

/**
 * Why a version was stored: it was saved as the CV, it was the last of its day, or it was replaced by restoring an older version or importing a file
 * (`restored`), or by another device.
 */
export const VersionKind = z.enum(['saved', 'daily', 'restored', 'replaced'])
export type VersionKind = z.output<typeof VersionKind>

/** `changes` names the differences from the previous version. */
export const CvVersion = z.object({
  id: z.uuid(),
  kind: VersionKind,
  createdAt: z.iso.datetime(),
  changes: z.array(z.string()),
})
export type CvVersion = z.output<typeof CvVersion>

export const Help = z.object({
  want: z.enum(['improve', 'shorten', 'measure']),
  part: z.enum(['summary', 'description']),
  text: cleanText(6_000, { tooLong: 'Please use at most 6000 characters' }).min(10, 'Please write a few words first'),
  position: typed(160),
})
export type Help = z.output<typeof Help>

/** `text` is the proposal, equal to the input if there is none; `notes` are advice without a change. */
export const HelpResult = z.object({ source: z.enum(['ai', 'rules']), text: z.string(), notes: z.array(z.string()) })
export type HelpResult = z.output<typeof HelpResult>

const Id = z.object({ id: z.uuid() })
const Message = z.object({ message: z.string() })
const notFound = [404, 'CV not found'] as const
const versionNotFound = [404, 'This version is no longer saved'] as const

export const cvBuilder = {
  /** Creates the CV. The draft is deleted if its revision is `base`, because then the person has seen it; otherwise it is saved as a version. */
  'POST /api/cvs': {
    who: 'candidate',
    query: Base,
    body: CvBody,
    answer: Cv,
    status: 201,
    refusals: { cvExists: [409, 'You already have a CV. Please update it instead.'] },
  },
  'PUT /api/cvs/:id': {
    who: 'candidate',
    params: Id,
    query: Base,
    body: CvBody,
    answer: Cv,
    refusals: { notFound, changedElsewhere },
  },
  'DELETE /api/cvs/:id': { who: 'candidate', params: Id, answer: Message, refusals: { notFound } },
  'GET /api/cvs/draft': { who: 'candidate', answer: CvDraft.nullable() },
  'PUT /api/cvs/draft': {
    who: 'candidate',
    query: Base,
    body: Draft,
    answer: CvDraft,
    refusals: { changedElsewhere },
  },
  'DELETE /api/cvs/draft': { who: 'candidate', answer: Message },
  'GET /api/cvs/versions': { who: 'candidate', answer: z.array(CvVersion) },
  /** Stores a text as a version before an import changes it. */
  'POST /api/cvs/versions': { who: 'candidate', body: Draft, answer: Message },
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
    /** The text on the screen, which is stored as a version before the older version replaces it. */
    body: Draft,
    answer: CvDraft,
    refusals: { versionNotFound, changedElsewhere },
  },
  /** The pages as in the PDF. The header `x-cv-fit` is JSON about how full they are. */
  'POST /api/cvs/preview': { who: 'candidate', body: PreviewInput, file: 'image/svg+xml' },
  /** The first page in another template as a thumbnail: of the caller's draft or CV, or of a sample if that is nearly empty. */
  'GET /api/cvs/thumbnails/:template': { who: 'candidate', params: z.object({ template: Template }), file: 'image/svg+xml' },
  'POST /api/cvs/help': { who: 'candidate', body: Help, answer: HelpResult },
} as const satisfies Contract
