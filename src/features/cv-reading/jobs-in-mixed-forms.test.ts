/** Employers, positions and times in different places within one part about jobs. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const inJobs = (...texts: readonly string[]) =>
  readLines('Work Experience', ...texts).cv.experience.map(({ position, company }) => [position, company])

test('the time stands beside the first employer and below the others', () => {
  const lines = [
    'Nadi Gulf Company – Doha, Qatar\tMar2016- Jul2017',
    'Desktop Engineer',
    '• Answers calls',
    '• Mends printers',
    '• Keeps the stock',
    '• Writes reports',
    'Rao Computers – Pune',
    'July2014- Feb2016',
    'System Administrator',
    '• Installed servers',
    '• Kept the stock',
    '• Wrote manuals',
    'Parvat College of Arts – Madurai',
    'Jun2013 – Jun2014',
    'System Administrator',
    '• Kept backups',
    '• Taught users',
    '• Bought paper',
  ].map((text) => ({ ...paragraphOf(text, 12), look: text.startsWith('•') ? 'f2 24' : 'f1 24' }))
  const head = ['Asha Menon', 'Work Experience'].map((text) => ({ ...paragraphOf(text, 16), look: 'f1 32' }))
  expect(propose([...head, ...lines], []).cv.experience.map(({ company }) => company)).toEqual([
    'Nadi Gulf Company',
    'Rao Computers',
    'Parvat College of Arts',
  ])
})

test('some positions stand below their employers, others beside the time', () => {
  expect(
    inJobs(
      'Nadi Energy Ltd June 2014 – August 2014',
      'Store Clerk',
      '• Kept the books',
      'Rao Investments, Dubai, UAE\tAugust 2011 – March 2013',
      'Analyst (April 2012 – March 2013)',
      '• Wrote reports',
      'Trainee (August 2011 – March 2012)',
      '• Helped',
      'Vriksha Services, Kerala, India\tDecember 2010 – April 2011',
      'Technical Support Executive',
      '• Answered calls',
    ).filter(([position]) => position === ''),
  ).toEqual([])
})

test('an item with a dash is the position', () => {
  const [job] = inJobs(
    'Nadi foods Pvt. Ltd., Surat, Gujarat\tFeb 2016 - Present',
    '• Sales Executive – Institution',
    '• Sold food',
  )
  expect(job?.[0]).toContain('Sales Executive')
})
