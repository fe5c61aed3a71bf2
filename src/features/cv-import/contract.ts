import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'
import { Template } from '#features/cvs/contract.ts'
import { DraftInput } from '#features/cvs/preview-contract.ts'

const maxImportBytes = 5 * 1024 * 1024

export const ImportSource = z.enum(['pasand', 'jsonResume', 'linkedIn', 'pdf', 'docx'])
export type ImportSource = z.output<typeof ImportSource>

/** In points (1/72 inch) from the top left corner of the page. */
export const PageBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
export type PageBox = z.output<typeof PageBox>

/**
 * How one field was read. `field` is its path ("experience.0.company"), `sure` runs from 0 to 1, `text` is the line of the file. `page` counts from 1;
 * only a PDF has pages. `x` is where in the line the value begins, in points. `picture` is the place in `pictures` of what the line looks like.
 */
export const FieldReading = z.object({
  field: z.string(),
  sure: z.number().min(0).max(1),
  text: z.string(),
  page: z.number().int().nullable(),
  box: PageBox.nullable(),
  x: z.number().optional(),
  picture: z.number().int().optional(),
})
export type FieldReading = z.output<typeof FieldReading>

export const FurtherSection = z.enum(['projects', 'certificates', 'publications', 'volunteering'])
export type FurtherSection = z.output<typeof FurtherSection>

/** An entry of the less usual sections. `organisation` is the issuer, the publisher, or who was helped. Dates are "2021-04", "2021" or blank. */
export const FurtherEntry = z.object({
  section: FurtherSection,
  name: z.string(),
  organisation: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  url: z.string(),
  description: z.string(),
})
export type FurtherEntry = z.output<typeof FurtherEntry>

/**
 * What a file says, for the person to accept or not. Missing parts are blank; only our own files contain `template`. `doubts` are the paths of
 * doubtful fields; `left` is text that fits no field. A piece of `left` with a `section` stands in `further` too. `pages` are their sizes in points.
 * `proposed` are the doubtful fields whose value a language model has found in the file. `pictures` are parts of pages, `x` and their sizes in points, `src` as a data URL; they exist in this answer only.
 */
export const ImportResult = z.object({
  source: ImportSource,
  cv: DraftInput.omit({ template: true }),
  template: Template.nullable(),
  doubts: z.array(z.string()),
  proposed: z.array(z.string()).optional(),
  left: z.array(z.object({ title: z.string(), text: z.string(), section: FurtherSection.optional() })),
  readings: z.array(FieldReading).optional(),
  further: z.array(FurtherEntry).optional(),
  pages: z.array(z.object({ width: z.number(), height: z.number() })).optional(),
  pictures: z.array(z.object({ src: z.string(), x: z.number(), width: z.number(), height: z.number() })).optional(),
})
export type ImportResult = z.output<typeof ImportResult>

const wrongType = 'Please choose a PDF, a Word file (DOCX), a JSON Resume, or the data export of LinkedIn (ZIP or CSV).'

const reading = {
  upload: { types: ['application/octet-stream'], maxBytes: maxImportBytes },
  answer: ImportResult,
  refusals: {
    tooLarge: [413, 'This file is larger than 5 MB. Please choose a smaller one.'],
    wrongType: [415, wrongType],
    oldWord: [422, 'This is an old Word file, or one with a password. Please save it as DOCX without a password and try again.'],
    protected: [422, 'This file is protected with a password. Please save it without one and try again.'],
    tooManyPages: [422, 'This file has more than 100 pages. Please choose one with only your CV.'],
    noText: [422, 'This file has only pictures, no text. Please choose the original file, or type your CV here.'],
    noLetters: [422, "We can't read the text in this PDF. Please choose a Word file, or type your CV here."],
    tooMuch: [422, 'This file is much larger than a CV. Please choose another.'],
    tooSlow: [422, 'This file takes too long to read. Please save it again as PDF or DOCX, and retry.'],
    damaged: [422, "We can't read this file. It may be damaged or the wrong type."],
  },
} as const

export const cvImport = {
  /** Reads a file and does not store it. */
  'POST /api/cvs/import': { who: 'candidate', ...reading },
  /** The same for the anonymous builder. */
  'POST /api/cvs/aisacv/import': reading,
} as const satisfies Contract

export type NoImport = Exclude<keyof (typeof cvImport)['POST /api/cvs/import']['refusals'], 'tooLarge'>
