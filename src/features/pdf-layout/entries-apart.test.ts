/** Times in two rows, cards, and places below times. */
import { expect, test } from 'vitest'
import { type Text, textsOf } from '#tests/cv-import/rows-of-page.ts'

const withBothTimes = (start: string, end: string, role: string, firm: string): (readonly Text[])[] => [
  [
    [40, start],
    [110, role],
  ],
  [
    [40, end],
    [110, firm],
  ],
  [[110, 'Kept the books of the shops and of the mill in the town.']],
]
const withPlace = (time: string, role: string): (readonly Text[])[] => [
  [
    [40, time],
    [180, role],
  ],
  [
    [40, 'Pune, India'],
    [180, 'Nadi Labs'],
  ],
  [[180, 'Kept the books of the shops and of the mill in the town.']],
]

test('bars of a time line join the times of each job, also where each job follows the next', () => {
  const read = textsOf(
    [
      [14, 'Current'],
      [80, 'Head clerk of the shops'],
    ],
    [[28, '|']],
    [
      [20, '2024'],
      [80, 'Keeps the books.'],
    ],
    [
      [20, '2024'],
      [80, 'Clerk of the mill'],
    ],
    [[28, '|']],
    [
      [20, '2023'],
      [80, 'Kept the books.'],
    ],
  )
  expect(read).toEqual([
    '2024 – Current\tHead clerk of the shops',
    'Keeps the books.',
    '2023 – 2024\tClerk of the mill',
    'Kept the books.',
  ])
})

test('a start above its end in the margin is one time, if one of them goes on', () => {
  const read = textsOf(
    ...withBothTimes('Jan 2019', 'Present', 'Clerk', 'Nadi'),
    ...withBothTimes('Jan 2016', 'Dec 2018', 'Guard', 'Brahma'),
  )
  expect(read[0]).toBe('Jan 2019 – Present\tClerk\tNadi')
  expect(read[2]).toBe('Jan 2016 – Dec 2018\tGuard\tBrahma')
})

test('jobs side by side are read one after the other', () => {
  const pairs = [
    ['Nadi Labs', 'Brahma'],
    ['Clerk', 'Guard'],
    ['2019 – 2022', '2016 – 2019'],
    ['Kept the books.', 'Kept the gate.'],
  ]
  const read = textsOf(
    [[40, 'Experience']],
    ...pairs.map(([one = '', two = '']): readonly Text[] => [
      [40, one],
      [320, two],
    ]),
    [[40, 'Education']],
  )
  expect(read).toEqual(['Experience', ...pairs.map(([one]) => one), ...pairs.map(([, two]) => two), 'Education'])
})

test('times with their places below are no column of their own, though titles stand above them', () => {
  const read = textsOf(
    [[40, 'Experience']],
    ...withPlace('2019 – 2022', 'Clerk'),
    ...withPlace('2016 – 2019', 'Guard'),
    ...withPlace('2014 – 2016', 'Weaver'),
    [[40, 'Education']],
    ...withPlace('2011 – 2014', 'Physics'),
  )
  expect(read.slice(0, 3)).toEqual(['Experience', '2019 – 2022\tClerk', 'Pune, India\tNadi Labs'])
})

test('two long lines that end with a period are two entries', () => {
  const [one, two] = [
    'Assistant Professor, Department of Physics, Nadi College of Arts, Pune (June 2018 – till date)',
    'Guest Lecturer, Government Arts College of Vriksha, Karur (July 2012 – April 2014)',
  ]
  expect(textsOf([[40, one]], [[40, two]])).toEqual([one, two])
})
