import { expect, test } from 'vitest'
import { emailIn, phoneIn, webAddressIn } from './contact-details.ts'

test.each([
  ['Email: anjali.deshpande@example.co m', 'anjali.deshpande@example.com'],
  ['anjali@example.i n, Pune', 'anjali@example.in'],
  ['anjali@example.co in Pune', 'anjali@example.co'],
  ['anjali@example.co me', 'anjali@example.co'],
  ['a@example.co m@example.com', 'a@example.co'],
  ['Email-asha@example.in', 'asha@example.in'],
  ['Email: -asha@example.in', 'asha@example.in'],
])('the address of %j is %s', (text, found) => {
  expect(emailIn(text)?.found).toBe(found)
})

test.each([
  ['(123) 456\u20117890', '(123) 456-7890'],
  ['(909) 555--\u20105555', '(909) 555-5555'],
  ['+91\u201098765\u201143210', '+919876543210'],
  ['2014--2016 2017', undefined],
])('hyphens of all kinds stand in the number %j', (text, found) => {
  expect(phoneIn(text)?.found).toBe(found)
})

test.each([
  ['+43 316/5550147', '+433165550147'],
  ['+43 (316) / 555 01 47', '+433165550147'],
  ['doi 10.5555/s55501-047-0170-8', undefined],
  ['5555/s55501-047-0170-8.', undefined],
  ['Phone/Mobile:9876543210', '+919876543210'],
])('the number in %j is %s', (text, found) => {
  expect(phoneIn(text)?.found).toBe(found)
})

test.each([
  ['+91(0)9876543210', '+919876543210'],
  ['+44 (0) 20 7946 0958', '+442079460958'],
  ['+91 98765–43210', '+919876543210'],
  ['98765–43210', '+919876543210'],
  ['+91 9 8 7 6 5 4 3 2 1 0', '+919876543210'],
  ['9 8 7 6 5 4 3 2 1 0', '+919876543210'],
  ['555 · 356 · 7936', '555-356-7936'],
  ['411001 9876543210', '+919876543210'],
  ['Nagpur 411001 98765 43210', '+919876543210'],
  ['2014–2016 2017–2019', undefined],
  ['1 2 3 4 5 6 7 8 9 0', undefined],
])('what stands between the digits of %j is no part of the number', (text, found) => {
  expect(phoneIn(text)?.found).toBe(found)
})

test('nothing of a number is left over', () => {
  expect(phoneIn('Phone (909) 555--\u20105555, Pune')?.rest).toBe('Phone \t, Pune')
})

test('an initial joined to a name is no website', () => {
  expect(webAddressIn('S/O G.AIYYAPPAN, Rampur')).toBeNull()
  expect(webAddressIn('M.INDIRA')).toBeNull()
  expect(webAddressIn('see nadi.ai/asha')?.found).toBe('nadi.ai/asha')
})
