import type { AppContext } from '#platform/server/app-context.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import type { CvReading } from '../contract.ts'
import { type Fact, type Facts, readingOf } from '../reading.ts'
import { cvPdf } from './cv-pdf.ts'
import { toPrintModel, type PrintModelInput } from './print-model.ts'
import { findCvOf } from './queries.ts'
import { readings } from './rate-limits.ts'

type ReadContext = Pick<AppContext, 'db' | 'typeset' | 'readPdf' | 'rateLimits'>

/** Makes the PDF as it would be downloaded now, and searches the facts of the CV in its text. */
export async function readCv(tools: ReadContext, userId: string): Promise<CvReading | null> {
  const cv = await findCvOf(tools.db, userId)
  if (!cv) return null
  await tools.rateLimits.consume([countOf(readings, userId)])
  const { pages } = await tools.readPdf(await cvPdf(tools, cv))
  const { looked, missing } = readingOf(factsOf(toPrintModel(cv.body)), pages)
  return { looked, missing: [...missing] }
}

function factsOf({ name, contacts, experience, education, skills }: PrintModelInput): Facts {
  const [email, phone] = contacts
  return [
    [fact('Name', name)],
    [fact('E-mail', email?.text)],
    [fact('Phone number', phone?.text)],
    ...experience.map(({ head, sub, when }) => [fact('Position', head), fact('Company', sub), fact('Dates', when)]),
    ...education.map(({ head, sub, when }) => [fact('Degree', head), fact('Institution', sub), fact('Years', when)]),
    ...skills.map((skill) => [fact('Skill', skill)]),
  ].map((entry) => entry.filter(({ text }) => text !== ''))
}

const fact = (part: string, text = ''): Fact => ({ part, text })
