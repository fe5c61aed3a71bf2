/** Jobs below two columns, and labels that are no column. */
import { expect, test } from 'vitest'
import { type Text, textsOf, wide } from '#tests/cv-import/rows-of-page.ts'

test('headers of jobs below two columns, with their times at the right, are no lines of the columns', () => {
  const skills = ['Skills', 'Hiring', 'Payroll', 'Training', 'Labour law', 'Excel', 'Writing']
  const left = ['Education', 'MBA, Rao School', '2015 – 2017', 'B.Tech, Nadi College', '2009 – 2013', 'Interests', 'Chess']
  const read = textsOf(
    [[40, wide]],
    ...left.map((text, at): readonly Text[] => [
      [40, text],
      [400, skills[at] ?? ''],
    ]),
    [[40, 'Work Experience']],
    [
      [40, 'Senior Manager, Nadi Payments'],
      [400, '08/2025 – Present'],
    ],
    [[40, wide]],
  )
  expect(read.slice(-3, -1)).toEqual(['Work Experience', 'Senior Manager, Nadi Payments\t08/2025 – Present'])
})

test('with more lines, too', () => {
  const skills = ['Skills', 'Hiring', 'Payroll', 'Training', 'Labour law', 'Excel', 'Writing', 'Access', 'Word', 'Outlook']
  const read = textsOf(
    [[40, wide]],
    [[40, wide]],
    ...skills.map((skill, at): readonly Text[] =>
      at === 0
        ? [[400, skill]]
        : at % 2
          ? [
              [40, `Course ${at}`],
              [400, skill],
            ]
          : [[400, skill]],
    ),
    [[40, 'Work Experience']],
    [
      [40, 'Senior Manager, Nadi Payments'],
      [400, '08/2025 – Present'],
    ],
    [[40, wide]],
  )
  expect(read.slice(-3, -1)).toEqual(['Work Experience', 'Senior Manager, Nadi Payments\t08/2025 – Present'])
})

test('labels of jobs at the left of their values are no column', () => {
  const jobs = [
    ['Nadi School', 'April 2015 to March 2017', 'Teacher', 'Taught sums'],
    ['Rao School', 'May 2012 to March 2015', 'Tutor', 'Taught reading'],
    ['Sona School', 'May 2009 to March 2012', 'Clerk', 'Kept the books'],
    ['Sindhu School', 'May 2006 to March 2009', 'Helper', 'Rang the bell'],
  ]
  const rows = jobs.flatMap(([firm = '', time = '', role = '', work = '']): (readonly Text[])[] => [
    [
      [40, 'Company Name'],
      [200, firm],
    ],
    [
      [40, 'Duration'],
      [200, time],
    ],
    [[200, role]],
    [[40, 'Designation']],
    [
      [40, 'Roles'],
      [200, work],
    ],
  ])
  expect(textsOf([[40, wide]], [[40, 'Experience']], ...rows)).toContain('Company Name\tRao School')
})

test('a sidebar with labels above their values is a column, where the other side has titles of sections', () => {
  const left = ['Phone', '98200 41567', 'Email', 'asha@example.in', 'Nationality', 'Indian', 'Marital Status', 'Married']
  const jobs = [
    'Work Experience',
    'Nadi Traders, Pune',
    'Clerk',
    'May 2015 – June 2017',
    'Sona Mills, Pune',
    'Helper',
    'May 2012 – June 2014',
  ]
  const right = [
    'Education',
    'B.Com, Rao College',
    '2012',
    ...jobs,
    'Skills',
    'Excel',
    'Tally',
    'Access',
    'Word',
    'Outlook',
    'Filing',
  ]
  const rows = right.map((text, at): readonly Text[] =>
    at < left.length
      ? [
          [40, left[at] ?? ''],
          [260, text],
        ]
      : [[260, text]],
  )
  const read = textsOf([[40, wide]], ...rows)
  expect(read.slice(1, 3)).toEqual(['Phone', '98200 41567'])
  expect(read.slice(-right.length)).toEqual(right)
})

test('names with a bar in other letters do not go on with the text above', () => {
  const read = textsOf(
    [[40, 'Experience', 'bold']],
    [[40, wide.replace(/\.$/, ' and')]],
    [[40, 'Audit Intern | Nadi & Co., Accountants', 'bold']],
    [[40, wide]],
  )
  expect(read).toContain('Audit Intern | Nadi & Co., Accountants')
})
