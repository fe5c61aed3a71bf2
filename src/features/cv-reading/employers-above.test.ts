import { expect, test } from 'vitest'
import { columnsOf } from '#features/cv-words/column-heads.ts'
import { isAddress, missingNameBelow } from '#features/cv-words/lines-below-names.ts'
import { type Paragraph, paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const lines = (...texts: readonly string[]): Paragraph[] => ['Meera Nair', ...texts].map((text) => paragraphOf(text, 10))
const jobsOf = (...texts: readonly string[]) => propose(lines('Work Experience', ...texts), []).cv.experience

test('an employer above its address, or a paragraph about it, has the labels below', () => {
  const about = `${'Sona Steel makes steel for bridges and ships in all parts of the country. '.repeat(2)}It is well known.`
  expect(
    jobsOf(
      'Rao Plantations Ltd.,',
      'North Usman Road,',
      'Chennai - 600 017.',
      'Designation\t: Junior Officer',
      'Period\t: Jan 1994 to May 1998',
      '• Kept the cash book.',
      'Sona Steel',
      about,
      'Designation\t: Clerk',
      'Period\t: June 1998 to May 2000',
    ),
  ).toMatchObject([
    { company: 'Rao Plantations Ltd', position: 'Junior Officer', startDate: '1994-01' },
    { company: 'Sona Steel', position: 'Clerk', startDate: '1998-06' },
  ])
})

test('what is missing beside a name is said in the sentence below', () => {
  expect(
    jobsOf('Finance Accountant (Nov 2015 - Present)', 'Working with Nadi Works LLC in Muscat. Handling payables.'),
  ).toMatchObject([{ company: 'Nadi Works LLC', position: 'Finance Accountant' }])
})

test('jobs below a table of them have their employers below their positions', () => {
  const jobs = jobsOf(
    'Company\tCountry\tPosition\tPeriod',
    'Nadi Works\tIndia\tProject Engineer\tNov 2012 - Present',
    'Sona Steel\tIndia\tDesign Engineer\tJan 2011 - Aug 2012',
    'Rao Foods\tIndia\tTrainee Engineer\tJan 2010 - Dec 2010',
    'Project Engineer\tNov 2012 to Present',
    'Nadi Works\tChennai, India',
    '• Planned the works.',
    'Design Engineer\tJan 2011 to Aug 2012',
    'Sona Steel\tRiyadh, Saudi Arabia',
    '• Drew the plans.',
  )
  expect(jobs.map(({ company }) => company)).toEqual(['Nadi Works', 'Sona Steel', 'Rao Foods', 'Nadi Works', 'Sona Steel'])
})

const job = (firm: string, time: string): string[] => [`Organization\t: ${firm}`, 'Designation\t: Clerk', `Duration\t: ${time}`]

test('the title of duties in the letters of headings does not end the jobs', () => {
  const texts = [
    'OBJECTIVE',
    'To learn.',
    'EXPERIENCE',
    ...job('Rao Foods', 'July 2012 to Dec 2012'),
    'RESPONSIBILITIES',
    '• Kept books.',
    ...job('Sona Steel', 'Jan 2013 to June 2013'),
    'EDUCATION',
    'B.Com, Nadi College, 2012',
  ]
  const looked = lines(...texts).map((one) => ({ ...one, look: /^[A-Z]+$/.test(one.text) ? 'bold' : 'plain' }))
  expect(propose(looked, []).cv.experience.map(({ company }) => company)).toEqual(['Rao Foods', 'Sona Steel'])
})

const head = (marks: string) => columnsOf(['Examination', 'School/College', 'Board /University', marks])?.at(-1)

test('marks have many names in the heads of tables', () => {
  expect(['%AGE', 'Percentage/C.G.P.A', '%(up to 7th sem)', '% MARK'].map(head)).toEqual(['grade', 'grade', 'grade', 'grade'])
  expect(head('71%')).toBeUndefined()
})

test.each(['Working with ', 'as a ', 'Road, ', '6 0', 'A, '])('many times "%s" takes no long time', (text) => {
  const long = text.repeat(20_000)
  const start = performance.now()
  missingNameBelow('Clerk', long)
  missingNameBelow('Rao Foods', long)
  isAddress(long)
  expect(performance.now() - start).toBeLessThan(200)
})
