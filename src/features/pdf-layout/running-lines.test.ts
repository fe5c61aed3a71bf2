/** Contact details at the foot of a page. */
import { expect, test } from 'vitest'
import { linesOf } from './pdf-lines.ts'
import { withoutRunning } from './running-lines.ts'

const pageOf = (number: number, ...texts: readonly (readonly [y: number, text: string])[]) =>
  linesOf(
    texts.map(([y, text]) => ({ text, x: 40, right: 40 + 5 * text.length, y, size: 10, isRtl: false, font: 'plain' })),
    { number, width: 600, height: 800 },
  )
const textsOf = (...pages: readonly ReturnType<typeof pageOf>[]): string[] =>
  withoutRunning(pages.flat()).map(({ segments }) => segments.map(({ text }) => text).join(' '))

test('the number of a reference at the foot of the last page stays there', () => {
  const first = pageOf(1, [760, 'Asha Menon'], [745, '+91 98765 43210'], [700, 'Skills'])
  const last = pageOf(2, [60, 'Dr. Ravi Rao, Nadi University'], [45, '+91 91234 56780'])
  expect(textsOf(first, last).at(-1)).toBe('+91 91234 56780')
})

test('the own number at the foot of a page moves to the top', () => {
  const first = pageOf(1, [760, 'Asha Menon'], [700, 'Skills'], [45, '+91 98765 43210'])
  expect(textsOf(first)[0]).toBe('+91 98765 43210')
})
