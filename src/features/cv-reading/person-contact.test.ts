/** What the lines at the top of a CV say about the person. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const personOf = (...texts: readonly string[]) => readLines(...texts).cv.personalInfo

test.each([
  'Acme Ltd, Pune  Jan 2019 – Mar 2021',
  'Acme Ltd, Pune, 2019 – 2021',
  'Acme Ltd, Pune, 2019 - Present',
  'Nadi School, Pune, May 2014',
])('"%s" is no postal address', (line) => {
  expect(personOf('asha@example.in', line).address).toBe('')
})

test.each(['2014 Tilak Road, Pune', 'Flat 12, Nadi Heights, Pune 411001', 'H.No 3-5-78, Kukatpally, Hyderabad'])(
  '"%s" is one',
  (line) => {
    expect(personOf('asha@example.in', line).address).toBe(line)
  },
)

test('the end of a second email address is no website', () => {
  expect(personOf('asha@nadi.in', 'asha.menon@vriksha.in')).toMatchObject({ email: 'asha@nadi.in', portfolio: '' })
})

test('the dashes of a labelled address part nothing', () => {
  const address = 'At/Post – Pimpalgaon, Tal – Niphad, Dist – Nashik, Pin – 422209'
  expect(personOf('asha@example.in', `Address\t: ${address}`).address).toBe(address)
})

test('the country of a phone number is no address', () => {
  expect(personOf('Mobile: 00971 50 1234567 (UAE) / +91 9447012345 (India)').address).toBe('')
})

test.each(['123 Nadi St., Any City', '228 NADI FIELD DR, TUSCALOOSA AL 35405', 'No 65, Walaswewa, Galewela'])(
  '"%s" names a street or a house',
  (line) => {
    expect(personOf(`asha@example.in | 123-456-7890 | ${line}`).address).toBe(line)
  },
)

test.each(['10 Best Way of Work', '12 Street Plays', 'No 2 in sales, Pune branch of 2019 – 2021'])('"%s" names none', (line) => {
  expect(personOf('asha@example.in', line).address).toBe('')
})

test('a sign before the address is none of its letters', () => {
  expect(personOf('asha@example.in', '© Jaipur, Rajasthan').address).toBe('Jaipur, Rajasthan')
})

test('the number labelled as mobile comes before one of an office', () => {
  expect(personOf('Office: +49 30 2093 1459', 'Mobile: +49 176 4904 9240').phone).toBe('+4917649049240')
})
