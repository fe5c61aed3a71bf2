import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'
import { Template } from '#features/cvs/contract.ts'
import { DraftInput } from '#features/cvs/preview-contract.ts'
import { FieldReading, FurtherEntry, FurtherSection } from '#features/cv-words/reading-contract.ts'

const maxImportBytes = 5 * 1024 * 1024

export const ImportSource = z.enum(['pasand', 'jsonResume', 'linkedIn', 'pdf', 'docx'])
export type ImportSource = z.output<typeof ImportSource>

/**
 * The content of a file, for the person to accept or reject. Missing parts are empty; only our own files contain `template`. `doubts` are the paths
 * of doubtful fields, and `proposed` those of them whose value a language model has found in the file. `left` is text that fits no field; a part of
 * it with a `section` is in `further` too. `pages` are the sizes of the pages in points. `pictures` show parts of pages: `x` and the sizes are in
 * points, `src` is a data URL. They are never stored.
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

const wrongType =
  'Please choose a PDF, a Word file (DOCX), a JSON Resume, or the data export of LinkedIn (ZIP or CSV). Save any other document as PDF first.'

const reading = {
  upload: { types: ['application/octet-stream'], maxBytes: maxImportBytes },
  answer: ImportResult,
  refusals: {
    tooLarge: [413, 'This file is larger than 5 MB. Please choose a smaller one.'],
    wrongType: [415, wrongType],
    picture: [415, 'This file is a picture, and we can only read text. Please choose the original file, or type your CV here.'],
    empty: [422, 'This file is empty. Please choose another.'],
    oldWord: [422, 'This is an old Word file, or one with a password. Please save it as DOCX without a password and try again.'],
    protected: [422, 'This file is protected with a password. Please save it without one and try again.'],
    tooManyPages: [422, 'This file has more than 100 pages. Please choose one with only your CV.'],
    noText: [
      422,
      'There is no text in this file, or too little to read. If it is a scan, please choose the original file, or type your CV here.',
    ],
    noLetters: [422, "We can't read the text in this PDF. Please choose a Word file, or type your CV here."],
    tooMuch: [422, 'This file is much larger than a CV. Please choose another.'],
    tooSlow: [422, 'This file takes too long to read. Please save it again as PDF or DOCX, and retry.'],
    damaged: [
      422,
      "We can't read this file. It may be damaged or the wrong type. Please save it again as PDF or DOCX, and retry.",
    ],
  },
} as const

export const cvImport = {
  /** Reads a file and does not store it. */
  'POST /api/cvs/import': { who: 'candidate', ...reading },
  /** Like the call above, for the anonymous builder. */
  'POST /api/cvs/aisacv/import': reading,
} as const satisfies Contract

export type NoImport = Exclude<keyof (typeof cvImport)['POST /api/cvs/import']['refusals'], 'tooLarge'>
