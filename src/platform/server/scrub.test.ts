import { expect, test } from 'vitest'
import { scrubbed } from './scrub.ts'

test.each([
  ['550 no such user asha@example.in; see /x?token=abc&a=b', '550 no such user [e-mail] see /x?token=[…]&a=[…]'],
  ['<asha.menon+jobs@example.in>, "b@c.in"', '<[e-mail]>, "[e-mail]"'],
  ['to=asha@example.in', 'to=[e-mail]'],
  ['a@b@c d', '[e-mail] d'],
  ['nothing to see', 'nothing to see'],
])('%j is logged as %j', (text, logged) => {
  expect(scrubbed(text)).toBe(logged)
})

test.each(['a'.repeat(200_000), 'a@'.repeat(100_000), '?a'.repeat(100_000), '=@'.repeat(100_000)])(
  'a text without an end takes no time, however it is made',
  (text) => {
    const before = process.cpuUsage()
    scrubbed(text)
    scrubbed(text, text.length)
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500)
  },
)

test('a long text is cut between words, so that no part of an email address is left', () => {
  expect(scrubbed(`${'word '.repeat(399)}asha@example.in`)).toBe(`${'word '.repeat(399)}…`)
})
