/** A hundred lengths of each template: wherever its pages end, no heading and no head of an entry is alone at the end. */
import { expect, test } from 'vitest'
import { type CvBody, Template } from '#features/cvs/contract.ts'
import { toPrintModel } from '#features/cvs/server/print-model.ts'
import { englishCv } from '../factories/a-cv.ts'
import { newestTemplate } from './newest-template.ts'
import { linesOf } from './read-pdf.ts'
import { aTypesetter } from './typesetter.ts'

const { typeset } = aTypesetter()
const sections = ['Summary', 'Experience', 'Education', 'Skills', 'Key Achievements', 'Languages']
const lengths = Array.from({ length: 100 }, (_, length) => length)
/** As many as may wait at once. */
const atOnce = 20

function cvOf(length: number): CvBody {
  const experience = Array.from({ length: 3 + (length % 5) }, (_, number) => ({
    company: `Company ${number} Limited`,
    position: `Position ${number}`,
    startDate: '2020-01',
    endDate: '2021-01',
    current: false,
    description: `- ${'Led the work. '.repeat(1 + ((number * 7 + length) % 23))}\n- Cut the cost of it`,
  }))
  const [course] = englishCv.education
  const education = Array.from({ length: length % 4 }, (_, number) => ({
    ...course,
    degree: `Position ${number}`,
  })) as CvBody['education'] // there is one
  return { ...englishCv, summary: 'A line of the summary that is long enough. '.repeat(2 + (length % 37)), experience, education }
}

const isFooter = (line: string): boolean => /^Asha Menon \d+ \/ \d+$/.test(line)

/** The last text on each page except the last; below it is only the footer. */
async function lastLines(template: Template, length: number): Promise<readonly string[]> {
  const pages = await linesOf(await typeset(newestTemplate(template), toPrintModel(cvOf(length))))
  return pages.slice(0, -1).map((lines) => lines.filter((line) => !isFooter(line)).at(-1) ?? '')
}

test.each(Template.options)('nothing is left behind at the foot of a page (%s)', { timeout: 60_000 }, async (template) => {
  const last: string[] = []
  for (let from = 0; from < lengths.length; from += atOnce) {
    const pending = lengths.slice(from, from + atOnce).map((length) => lastLines(template, length))
    last.push(...(await Promise.all(pending)).flat())
  }
  expect(last.length, 'there must be page ends to look at').toBeGreaterThan(60)
  expect(last.filter((line) => sections.includes(line))).toEqual([])
  // In every template the head of an entry has two lines: neither may be the last.
  expect(last.filter((line) => /^(Company|Position) \d|^College of Engineering/.test(line) && !line.endsWith('CGPA'))).toEqual([])
})
