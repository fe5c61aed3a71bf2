/** The form lets anything through that keeps its few rules. So must the typesetter: a PDF, or a refusal that says why. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CvBody, Template } from '#features/cvs/contract.ts'
import { printed } from '#features/cvs/server/printed.ts'
import { clean } from '#platform/contract/clean.ts'
import { Unavailable } from '#platform/server/failures.ts'
import { TooLong } from '#platform/server/pdf/typeset.ts'
import { pagesIn } from './read-pdf.ts'
import { aTypesetter } from './typesetter.ts'

const { typeset } = aTypesetter()
const bricks = Array.from('कषिक्‍षতকাதமிఅకગુਕੁଓଡ଼ಕ್ಷമലഅعربیا שלום‏e\u0301\u200D\uD800 #*_$`@<>[]{}\\/"\n-•')
const piles = ['क', '\u0301', 'ﷺ', 'עﷲ', 'ക്ഷ', 'W', '/', '\u200B']

/** Any text at all that a field takes, from the friendly to the vile. */
function anyText(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength }),
    fc.string({ unit: fc.constantFrom(...bricks), maxLength }),
    fc.constantFrom(...piles).map((brick) => brick.repeat(maxLength)),
  )
  return texts.map(
    (text) =>
      `${clean(text)
        .trim()
        .slice(0, maxLength - 2 * minLength)}${'अa'.repeat(minLength)}`,
  )
}

const someCv = fc.record({
  personalInfo: fc.record({
    fullName: anyText(2, 120),
    email: fc.constant('asha@example.in'),
    phone: fc.constant('9845012345'),
    address: anyText(5, 300),
    linkedIn: fc.constantFrom('', 'linkedin.com/in/x', 'javascript:x.y', 'https://[::1].x'),
    portfolio: fc.webUrl(),
  }),
  summary: anyText(50, 4_000),
  experience: fc.array(
    fc.record({
      company: anyText(2, 160),
      position: anyText(2, 160),
      startDate: fc.constantFrom('', '2020-01'),
      endDate: fc.constantFrom('', '2019-12'),
      current: fc.boolean(),
      description: anyText(10, 6_000),
    }),
    { maxLength: 10 },
  ),
  education: fc.array(
    fc.record({ institution: anyText(2, 200), degree: anyText(2, 160), field: anyText(2, 160), grade: anyText(1, 60) }),
    { maxLength: 6 },
  ),
  skills: fc.array(anyText(1, 300), { minLength: 1, maxLength: 15 }),
  achievements: fc.array(anyText(1, 300), { maxLength: 15 }),
  languages: fc.array(anyText(1, 300), { maxLength: 15 }),
  template: fc.constantFrom(...Template.options),
})

test('whatever passes the form becomes a PDF, or is refused in words while the others go on', { timeout: 120_000 }, async () => {
  let made = 0
  await fc.assert(
    fc.asyncProperty(someCv, async (typed) => {
      const { data: cv } = CvBody.safeParse(typed)
      fc.pre(cv !== undefined)
      const pdf = await typeset(`cv-${cv.template}`, printed(cv)).catch(isDeclared)
      made += pdf === null ? 0 : 1
      expect(pdf === null ? 1 : await pagesIn(pdf)).toBeGreaterThan(0)
    }),
    // Always the same CVs: a new one that is refused says nothing about the change at hand.
    { numRuns: 60, endOnFailure: true, seed: 20_261_121 },
  )
  expect(made).toBeGreaterThan(50)
})

function isDeclared(error: unknown): null {
  if (error instanceof TooLong || error instanceof Unavailable) return null
  throw error
}
