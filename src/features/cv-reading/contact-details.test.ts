import { expect, test } from 'vitest'
import { emailIn } from './contact-details.ts'

test.each([
  ['Email: anjali.deshpande@example.co m', 'anjali.deshpande@example.com'],
  ['anjali@example.i n, Pune', 'anjali@example.in'],
  ['anjali@example.co in Pune', 'anjali@example.co'],
  ['anjali@example.co me', 'anjali@example.co'],
  ['a@example.co m@example.com', 'a@example.co'],
])('the address of %j is %s', (text, found) => {
  expect(emailIn(text)?.found).toBe(found)
})
