/** Jobs whose employer or position follows from the lines around them. */
import { expect, test } from 'vitest'
import { namesOfJobs } from '#tests/cv-import/read-lines.ts'

test('items with posts below an employer with its total time', () => {
  expect(
    namesOfJobs(
      'Rao Textile Mills Ltd (2008 – 2019)',
      '• Manager (2015 – 2019)',
      '• Assistant Manager (2011 – 2015)',
      '• Clerk (2008 – 2011)',
    ),
  ).toEqual([
    ['Manager', 'Rao Textile Mills Ltd'],
    ['Assistant Manager', 'Rao Textile Mills Ltd'],
    ['Clerk', 'Rao Textile Mills Ltd'],
  ])
})

test('a position that ends when the one above begins is of the same employer', () => {
  expect(
    namesOfJobs(
      'Branch Manager, Nadi English Academy\tNov 2018 – Present',
      '• Leads the staff.',
      'Deputy Branch Manager\tNov 2017 – Nov 2018',
      '• Kept the records.',
      'Facilitator\tDec 2016 – Nov 2017',
    ),
  ).toEqual([
    ['Branch Manager', 'Nadi English Academy'],
    ['Deputy Branch Manager', 'Nadi English Academy'],
    ['Facilitator', 'Nadi English Academy'],
  ])
})

test('a table of two columns for the positions held now', () => {
  expect(
    namesOfJobs(
      'Designation\tDuration\tPlace of work',
      'Registrar\tJul 2015 – Jul 2016\tRani Hospital',
      'Current position',
      'Designation\tPlace of work',
      'Consultant\tSona Hospital – Kandivali',
      'Consultant\tNadi Eye Hospital',
    ),
  ).toEqual([
    ['Registrar', 'Rani Hospital'],
    ['Consultant', 'Sona Hospital – Kandivali'],
    ['Consultant', 'Nadi Eye Hospital'],
  ])
})

test('the employer in brackets behind a subject', () => {
  expect(namesOfJobs('2016-2018\tAssistant Professor in Education (Jagan University)')).toEqual([
    ['Assistant Professor in Education', 'Jagan University'],
  ])
})

test('a kind of work, or an intern, beside a name whose words say nothing or something else', () => {
  expect(
    namesOfJobs(
      'Android Development',
      '1Halt.ai',
      '12/2023 - 03/2024',
      '• Built an app.',
      'Web Development Intern',
      'Ready Coder',
      '08/2022 - 09/2022',
    ),
  ).toEqual([
    ['Android Development', '1Halt.ai'],
    ['Web Development Intern', 'Ready Coder'],
  ])
})

test('a second period behind the first, and the department of a hospital', () => {
  expect(
    namesOfJobs(
      'OPG Nadi School, Delhi',
      'PGT Physics & HOD Science [June 2017- November 2019 and April 2021- June 2022]',
      '• Taught physics.',
    ),
  ).toEqual([['PGT Physics & HOD Science', 'OPG Nadi School']])
  expect(
    namesOfJobs('3 years as a Resident doctor in Ophthalmology department of Rani Hospital and Research Centre, Pune.'),
  ).toEqual([['Resident doctor', 'Rani Hospital and Research Centre']])
  expect(
    namesOfJobs(
      'Worked in Rao Seeds as a Clerk from 2015 to 2017.',
      'After that working as a Area Officer in Green Gold Seeds from 2017 till date.',
    ),
  ).toEqual([
    ['Clerk', 'Rao Seeds'],
    ['Area Officer', 'Green Gold Seeds'],
  ])
})
