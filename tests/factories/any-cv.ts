import * as fc from 'fast-check'
import { Template } from '#features/cvs/contract.ts'
import { clean } from '#platform/contract/clean.ts'

const bricks = Array.from(
  'कषिक्‍षতকাதமிఅకગુਕੁଓଡ଼ಕ್ಷമലഅعربیا שלום‏e\u0301\u200D\uD800 #*_$`@<>[]{}\\/"\n-•' +
    '\u200B\u200C\u200E\u2060\u061C\u00AD\u3164\u20E3\u0CCD\u094D\u064B\u2028\u3000ไทยกำ中文한글😀',
)
const piles = ['क', '\u0301', 'ﷺ', 'עﷲ', 'ക്ഷ', 'W', '/', '\u200B']

const pairs = fc.tuple(fc.constantFrom(...bricks), fc.constantFrom(...bricks))

/** Any text that a field accepts, harmless or hostile. */
function anyText(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength }),
    fc.string({ unit: fc.constantFrom(...bricks), maxLength }),
    fc.constantFrom(...piles).map((brick) => brick.repeat(maxLength)),
    pairs.map((pair) => pair.join('').repeat(maxLength)),
  )
  return texts.map(
    (text) =>
      `${clean(text)
        .trim()
        .slice(0, maxLength - 2 * minLength)}${'अa'.repeat(minLength)}`,
  )
}

/** Arbitrary input of the CV form. Most of it passes validation. */
export const anyCv = fc.record({
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
