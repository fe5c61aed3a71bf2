import type { AppContext } from '#platform/server/app-context.ts'
import { TooMany } from '#platform/server/failures.ts'
import type { CvReading } from '../contract.ts'
import { type Fact, type Facts, readingOf } from '../reading.ts'
import { cvPdf } from './cv-pdf.ts'
import { toPrintModel, type PrintModelInput } from './print-model.ts'
import { findCvOf } from './queries.ts'

type ReadContext = Pick<AppContext, 'db' | 'typeset' | 'readPdf' | 'limits' | 'clock'>

const perPerson = { max: 20, windowSeconds: 60 }

/** Makes the PDF as it would be downloaded now, and looks into it for what was typed. */
export async function readCv(tools: ReadContext, userId: string): Promise<CvReading | null> {
  const cv = await findCvOf(tools.db, userId)
  if (!cv) return null
  const wait = await tools.limits.hit(`cv reading ${userId}`, perPerson, tools.clock())
  if (wait !== null) throw new TooMany(wait)
  const { pages } = await tools.readPdf(await cvPdf(tools, cv))
  const { looked, missing } = readingOf(factsOf(toPrintModel(cv.body)), pages)
  return { looked, missing: [...missing] }
}

export function factsOf({ name, contacts, experience, education, skills }: PrintModelInput): Facts {
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
