import type { ImportResult, ImportSource } from '../contract.ts'
import type { FileLine } from '../model-reading.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'
import { withoutPrivate } from '#features/cv-reading/private-data.ts'
import type { Proposal, ProposedCv } from '#features/cv-words/proposal.ts'
import { propose } from '#features/cv-reading/propose.ts'
import type { ReadDocument } from './docx-paragraphs.ts'
import { fitted } from './fitted.ts'
import { jsonProposal } from './json-proposal.ts'
import { isLinkedInFile, linkedInProposal } from './linked-in.ts'
import { pdfParagraphs } from './pdf-paragraphs.ts'
import { withFurther } from './place-further.ts'
import { NotImportable } from './read-error.ts'
import { textIn, unpack } from './unpack.ts'
import { endsBeforeStart, whyNotPhone } from '#features/cvs/rules.ts'

/** The paths of values that were read clearly but are improbable, such as an end before the start. The person should check them. */
function unlikelyIn({ personalInfo: { phone }, experience, education }: ProposedCv): readonly string[] {
  return [
    ...(phone !== '' && whyNotPhone(phone) !== null ? ['personalInfo.phone'] : []),
    ...experience.flatMap(({ startDate, endDate, current }, at) =>
      !current && endsBeforeStart(startDate, endDate) ? [`experience.${at}.endDate`] : [],
    ),
    ...education.flatMap(({ startYear, endYear }, at) =>
      endsBeforeStart(startYear, endYear) ? [`education.${at}.endYear`] : [],
    ),
  ]
}

/** `lines` are the lines that a language model may read: without private details that no CV needs, and up to a total length. Empty for data files. */
export type ReadFile = { readonly imported: ImportResult; readonly lines: readonly FileLine[] }

/** The first bytes of PNG, JPEG, GIF, TIFF, WebP, and the HEIC and AVIF of phones. Many have the name of a PDF. */
// oxlint-disable-next-line no-control-regex -- those are the very bytes
const picture = /^(?:\u0089PNG|\u00FF\u00D8\u00FF|GIF8|II\*\u0000|MM\u0000\*|RIFF.{4}WEBP|.{4}ftyp(?:hei|hev|mif1|msf1|avi))/s

export const readImport = async (file: Uint8Array): Promise<ImportResult> => (await readFile(file)).imported

/** Reads a file of any supported type. The first bytes decide the type, because the name of the file is not reliable. */
export async function readFile(file: Uint8Array): Promise<ReadFile> {
  const start = Buffer.from(file.subarray(0, 1_024)).toString('latin1')
  if (start.includes('%PDF-')) return readPdf(file)
  if (start.startsWith('PK')) return readZip(file)
  if (start.startsWith('\u00D0\u00CF\u0011\u00E0')) throw new NotImportable('oldWord')
  if (picture.test(start)) throw new NotImportable('picture')
  // Rich text begins with the brace of a JSON file.
  if (start.startsWith('{\\rtf')) throw new NotImportable('wrongType')
  return readText(file)
}

async function readPdf(file: Uint8Array): Promise<ReadFile> {
  const { own, pages, ...read } = await pdfParagraphs(file)
  if (own !== null) return readJson(own)
  const { imported, lines } = fromText('pdf', read)
  return { imported: { ...imported, pages: pages.map(({ width, height }) => ({ width, height })) }, lines }
}

async function readZip(file: Uint8Array): Promise<ReadFile> {
  const csvs = Object.values(unpack(file, isLinkedInFile)).map(textIn)
  const proposal = linkedInProposal(csvs)
  if (proposal) return withoutLines('linkedIn', proposal)
  // The library for Word files is loaded only when needed: each file is read by a new process, and most files are PDFs.
  const { docxParagraphs } = await import('./docx-paragraphs.ts')
  return fromText('docx', await docxParagraphs(file))
}

function readText(file: Uint8Array): ReadFile {
  const text = textIn(file).replace(/^\uFEFF/, '')
  if (text.includes('\u0000')) throw new NotImportable('wrongType')
  if (/^\s*\{/.test(text)) return readJson(text)
  const proposal = linkedInProposal([text])
  if (!proposal) throw new NotImportable('wrongType')
  return withoutLines('linkedIn', proposal)
}

function readJson(text: string): ReadFile {
  const { isOurs, template, ...proposal } = jsonProposal(text)
  return { imported: { ...resultOf(isOurs ? 'pasand' : 'jsonResume', proposal), template }, lines: [] }
}

const withoutLines = (source: ImportSource, proposal: Proposal): ReadFile => ({ imported: resultOf(source, proposal), lines: [] })

const mostParagraphs = 4_000
const longestParagraph = 20_000

function fromText(source: ImportSource, { paragraphs, links }: ReadDocument): ReadFile {
  const some = paragraphs
    .slice(0, mostParagraphs)
    .map((one): Paragraph => ({ ...one, text: one.text.slice(0, longestParagraph) }))
  if (some.reduce((sum, { text }) => sum + text.length, 0) < 20) throw new NotImportable('noText')
  return { imported: resultOf(source, propose(some, links)), lines: linesOf(some) }
}

const mostLetters = 16_000

function linesOf(paragraphs: readonly Paragraph[]): FileLine[] {
  const lines: FileLine[] = []
  let letters = 0
  for (const { text, place } of withoutPrivate(paragraphs).kept) {
    letters += text.length + 1
    if (letters > mostLetters) break
    lines.push({ text, page: place?.page ?? null, box: place?.box ?? null })
  }
  return lines
}

function resultOf(source: ImportSource, proposal: Proposal): ImportResult {
  const { cv, doubts, left, readings } = fitted(withFurther(proposal))
  return {
    source,
    cv,
    template: null,
    doubts: [...new Set([...doubts, ...unlikelyIn(cv)])],
    left: [...left],
    ...(readings ? { readings: [...readings] } : {}),
  }
}
