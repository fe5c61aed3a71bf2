/** The form accepts anything within its few rules. So must the typesetter: it makes a PDF, or refuses with a reason. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CvBody, Template } from '#features/cvs/contract.ts'
import { toPrintModel } from '#features/cvs/server/print-model.ts'
import { TooLong } from '#platform/server/pdf/typeset.ts'
import { anyCv } from '../factories/any-cv.ts'
import { englishCv } from '../factories/a-cv.ts'
import { newestTemplate } from './newest-template.ts'
import { pagesIn } from './read-pdf.ts'
import { aTypesetter } from './typesetter.ts'

/** Half of a worker's limit, so that no CV comes near it. */
const { typeset } = aTypesetter({ timeoutMs: 2_500 })
/** `npm run bench -- pdf` tries 1,000. */
const numRuns = 50

test('everything that the form accepts becomes a PDF within its time', { timeout: 180_000 }, async () => {
  let made = 0
  await fc.assert(
    fc.asyncProperty(anyCv, async (typed) => {
      const { data: cv } = CvBody.safeParse(typed)
      fc.pre(cv !== undefined)
      const pdf = await typeset(newestTemplate(cv.template), toPrintModel(cv)).catch(isTooLong)
      made += pdf === null ? 0 : 1
      expect(pdf === null ? 1 : await pagesIn(pdf)).toBeGreaterThan(0)
    }),
    { numRuns, endOnFailure: true },
  )
  expect(made).toBeGreaterThan(numRuns * 0.8)
})

/** The only refusal that a CV may get. */
function isTooLong(error: unknown): null {
  if (error instanceof TooLong) return null
  throw error
}

const { education, ...rest } = englishCv

/** Each of these has crashed the compiler, kept it busy too long, or was too large for it. */
test.each([
  ['a mark at the head of a second line', 'a\u200F\n\u0CCD\u0631 $$\u0937\u2022a'],
  ['marks held together by joiners', '\u0AC1\u200D'.repeat(70)],
  ['a chain of consonants', 'क्'.repeat(70)],
  ['marks on signs of direction', '\u200F\u20E3\u0C4D\u2013'.repeat(30)],
])('%s becomes a PDF (every template)', async (_, text) => {
  const [course] = education
  const cv = { ...rest, education: course ? [{ ...course, field: text }] : [], summary: text.repeat(20), skills: [text] }
  for (const template of Template.options)
    expect(await pagesIn(await typeset(newestTemplate(template), toPrintModel(cv)))).toBeGreaterThan(0)
})

test('a thousand lines of one letter become a PDF, tens of thousands are refused at once', async () => {
  const [job] = englishCv.experience
  const cvOf = (jobs: number) => ({
    ...englishCv,
    experience: job ? Array.from({ length: jobs }, () => ({ ...job, description: 'क\n'.repeat(1_000) })) : [],
  })
  expect(await pagesIn(await typeset(newestTemplate('minimal'), toPrintModel(cvOf(1))))).toBeGreaterThan(10)
  await expect(typeset(newestTemplate('minimal'), toPrintModel(cvOf(20)))).rejects.toThrow(TooLong)
})

test.each([
  ['unseen words', '\u3164 '.repeat(2_000)],
  ['words of another script, one after the other', 'عمل a '.repeat(900)],
])('%s become a PDF in time (every template)', async (_, description) => {
  const [job] = englishCv.experience
  const cv = { ...englishCv, experience: job ? [{ ...job, description: `${description} worked here` }] : [] }
  for (const template of Template.options)
    expect(await pagesIn(await typeset(newestTemplate(template), toPrintModel(cv)))).toBeGreaterThan(0)
})
