import type { ImportResult, ImportSource } from '../contract.ts'
import type { Paragraph } from '../paragraph.ts'
import type { Proposal, ProposedCv } from '../proposal.ts'
import { propose } from '../propose.ts'
import type { ReadDocument } from './docx-paragraphs.ts'
import { fitted } from './fitted.ts'
import { jsonProposal } from './json-proposal.ts'
import { isLinkedInFile, linkedInProposal } from './linked-in.ts'
import { pdfParagraphs } from './pdf-paragraphs.ts'
import { withFurther } from './place-further.ts'
import { NotImportable } from './read-error.ts'
import { textIn, unpack } from './unpack.ts'
import { endsBeforeStart, whyNotPhone } from '#features/cvs/rules.ts'

/** The paths of values that are clear but improbable: nobody should accept them without checking. */
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

/** The first bytes decide the type of a file; its name may say anything. */
export async function readImport(file: Uint8Array): Promise<ImportResult> {
  const start = Buffer.from(file.subarray(0, 1_024)).toString('latin1')
  if (start.includes('%PDF-')) return readPdf(file)
  if (start.startsWith('PK')) return readZip(file)
  if (start.startsWith('\u00D0\u00CF\u0011\u00E0')) throw new NotImportable('oldWord')
  return readText(file)
}

async function readPdf(file: Uint8Array): Promise<ImportResult> {
  const { own, pages, ...read } = await pdfParagraphs(file)
  if (own !== null) return readJson(own)
  return { ...fromText('pdf', read), pages: pages.map(({ width, height }) => ({ width, height })) }
}

async function readZip(file: Uint8Array): Promise<ImportResult> {
  const csvs = Object.values(unpack(file, isLinkedInFile)).map(textIn)
  const proposal = linkedInProposal(csvs)
  if (proposal) return resultOf('linkedIn', proposal)
  // Most files are PDFs, and each is read by a new process: the library for Word files is not loaded for them.
  const { docxParagraphs } = await import('./docx-paragraphs.ts')
  return fromText('docx', await docxParagraphs(file))
}

function readText(file: Uint8Array): ImportResult {
  const text = textIn(file).replace(/^\uFEFF/, '')
  if (text.includes('\u0000')) throw new NotImportable('wrongType')
  if (/^\s*\{/.test(text)) return readJson(text)
  const proposal = linkedInProposal([text])
  if (!proposal) throw new NotImportable('wrongType')
  return resultOf('linkedIn', proposal)
}

function readJson(text: string): ImportResult {
  const { isOurs, template, ...proposal } = jsonProposal(text)
  return { ...resultOf(isOurs ? 'pasand' : 'jsonResume', proposal), template }
}

const mostParagraphs = 4_000
const longestParagraph = 20_000

function fromText(source: ImportSource, { paragraphs, links }: ReadDocument): ImportResult {
  const some = paragraphs
    .slice(0, mostParagraphs)
    .map((one): Paragraph => ({ ...one, text: one.text.slice(0, longestParagraph) }))
  if (some.reduce((sum, { text }) => sum + text.length, 0) < 20) throw new NotImportable('noText')
  return resultOf(source, propose(some, links))
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
