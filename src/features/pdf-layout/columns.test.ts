/** Text above columns, and the left edges of columns. */
import { expect, test } from 'vitest'
import { paragraphsOf, type Text, textsOf, wide } from '#tests/cv-import/rows-of-page.ts'

const lists = Array.from({ length: 14 }, (_, at): readonly Text[] => [
  [40, at === 8 ? 'Interests' : `Shop ${at} of the street`],
  [320, at === 3 ? 'Languages' : `Thing ${at} of town`],
])

test('a short line and the heading above two columns are no lines of the left one', () => {
  const read = paragraphsOf([[40, wide]], [[40, 'and in Pune.']], [[40, 'Skills', 'bold']], ...lists)
  const columnOf = (text: string) => read.find((one) => one.text.startsWith(text))?.place?.column
  expect(columnOf('Skills')).toBe(columnOf('Ten years'))
  expect(columnOf('Shop 0')).not.toBe(columnOf('Skills'))
  expect(columnOf('Thing 0')).not.toBe(columnOf('Shop 0'))
})

test('of two gaps that part as many lines, the one with headings behind it parts the columns', () => {
  const rows = ['Skills', 'Excel', 'Access', 'Word', 'Outlook', 'Paint'].map((text, at): readonly Text[] => [
    [40, text],
    [160, at === 0 ? 'Known' : `Tool ${at}`],
    [400, ['Languages', 'Hindi', 'Tamil', 'Interests', 'Chess', 'Kites'][at] ?? ''],
  ])
  expect(textsOf([[40, wide]], ...rows).slice(-6)).toEqual(['Languages', 'Hindi', 'Tamil', 'Interests', 'Chess', 'Kites'])
})

test('a heading in the middle of the page ends the columns above it', () => {
  const rows = Array.from({ length: 14 }, (_, at): readonly Text[] => [
    [40, at === 8 ? 'Interests' : `Shop ${at} of the street`],
    [320, at === 0 ? 'Languages' : `Thing ${at} of town`],
  ])
  const read = paragraphsOf([[40, wide]], ...rows, [[288, 'Experience']], [[40, 'Clerk, Nadi Stores']])
  const columnOf = (text: string) => read.find((one) => one.text === text)?.place?.column
  expect(columnOf('Experience')).toBe(columnOf('Clerk, Nadi Stores'))
  expect(columnOf('Experience')).not.toBe(columnOf('Thing 5 of town'))
})

test('where a line of the left column ends close to the right one, both stay what they are', () => {
  const rows = Array.from({ length: 14 }, (_, at): readonly Text[] => [
    [40, at === 8 ? 'Interests' : `Shop ${at} of the street`],
    ...(at === 5 ? ([[260, 'Nadi Stores']] as const) : []),
    [325, at === 0 ? 'Languages' : `Thing ${at} of town`],
  ])
  const read = textsOf([[40, wide]], ...rows)
  expect(read).toContain('Shop 5 of the street\tNadi Stores')
  expect(read).toContain('Thing 5 of town')
})

test('below the head of an entry in other letters its text is no next line of it', () => {
  const head = '2021 – 2023 (18 months) – Nadi Corporation Limited – Engineer'
  const rows: readonly (readonly Text[])[] = [
    [[40, head, 'bold']],
    [[40, 'Kept the books of all branches of the house in the street.']],
  ]
  expect(textsOf(...rows)).toEqual([head, 'Kept the books of all branches of the house in the street.'])
})

test('the end of a time may stand above its beginning, each beside a line of the head', () => {
  const rows = textsOf(
    [[40, 'EXPERIENCE']],
    [
      [52, 'Present'],
      [103, 'Clerk'],
    ],
    [
      [47, 'Jan 2020'],
      [103, 'Nadi Traders'],
    ],
    [[103, 'Kept the books.']],
    [
      [47, 'Nov 2019'],
      [103, 'Cashier'],
    ],
    [
      [47, 'Apr 2010'],
      [103, 'Vriksha Stores'],
    ],
  )
  expect(rows).toEqual([
    'EXPERIENCE',
    'Jan 2020 – Present\tClerk\tNadi Traders',
    'Kept the books.',
    'Apr 2010 – Nov 2019\tCashier\tVriksha Stores',
  ])
})

test('years beside the lines of a list are no beginning and end', () => {
  const rows = ['2023', '2022', '2021'].map((year, at): readonly Text[] => [
    [40, year],
    [103, `Medal of town ${at}`],
  ])
  const read = textsOf([[40, 'AWARDS']], ...rows)
  expect(read.join(' ')).not.toContain('–')
  expect(read.join(' ')).toContain('Medal of town 2')
})

test('a letter that is taken from another font parts no word', () => {
  const [school] = paragraphsOf([
    [40, 'Bo', 'bold'],
    [50, 'ğ', 'other'],
    [55, 'aziçi University', 'bold'],
    [135, ' – Istanbul', 'plain'],
  ])
  expect(school).toMatchObject({ text: 'Boğaziçi University – Istanbul', lead: 'Boğaziçi University' })
})

test('titles in the margin stand above the lines beside them, also where they wrap', () => {
  const wrapped = ['POSITIONS OF', 'RESPONSIBILITY', 'SKILL', 'SET', 'LANGUAGES', 'KNOWN', 'EMPLOYMENT', 'HISTORY']
  const read = textsOf(
    ...wrapped.flatMap((title, at): (readonly Text[])[] =>
      at % 2 === 0
        ? [
            [
              [40, title, 'bold'],
              [200, `Thing ${at} of the town`],
            ],
          ]
        : [[[40, title, 'bold']], [[200, `Thing ${at} of the town`]], [[200, `More of ${at} in the town`]]],
    ),
  )
  const at = (text: string): number => read.findIndex((line) => line.includes(text))
  expect(at('Thing 0')).toBeLessThan(at('SKILL'))
  expect(at('SKILL')).toBeLessThan(at('Thing 3'))
  expect(at('LANGUAGES')).toBeLessThan(at('Thing 5'))
})
