import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const jobsOf = (...texts: readonly string[]) => readLines('Work Experience', ...texts).cv.experience
const coursesOf = (...texts: readonly string[]) => readLines('Education', ...texts).cv.education

test('labels say which is the employer and which the position, whatever stands first', () => {
  expect(
    jobsOf(
      'Period\t: 04/2019 – Till Date',
      'Post\t: Relationship Officer',
      'Company\t: Sunrise Public School, Noida',
      'Period\t: 02/2015 to 03/2019',
      'Post\t: Fitter',
      'Company\t: Delhivery',
    ),
  ).toMatchObject([
    { company: 'Sunrise Public School', position: 'Relationship Officer', startDate: '2019-04', current: true },
    { company: 'Delhivery', position: 'Fitter', startDate: '2015-02', endDate: '2019-03' },
  ])
})

test('labels may stand beside each other, and one may name the time too', () => {
  expect(jobsOf('Employer: Zenith Polymers | Designation: Store Keeper | Period: 2017 – 2019')).toMatchObject([
    { company: 'Zenith Polymers', position: 'Store Keeper', startDate: '2017-01' },
  ])
  expect(jobsOf('SIS Bhopal – Bhopal', 'Post: Security Supervisor From 2018 To 2024')).toMatchObject([
    { company: 'SIS Bhopal', position: 'Security Supervisor', startDate: '2018-01', endDate: '2024-01' },
  ])
})

test('the head of a table says what its columns are, with or without a time', () => {
  expect(
    jobsOf(
      'S.No.\tDesignation\tName of Company\tExperience',
      '1.\tTeam Leader - Operations\tFortis Hospital\t2 Years',
      '2.\tHelper\tKotak Mahindra\t4 Years',
    ),
  ).toMatchObject([
    { company: 'Fortis Hospital', position: 'Team Leader - Operations', startDate: '' },
    { company: 'Kotak Mahindra', position: 'Helper' },
  ])
  expect(
    coursesOf(
      'Passing Year\tBoard / University\tCourse\tMarks %',
      '2014\tMDU, Rohtak\tB.Com\t61.60',
      '2011\tM.P. Board, Bhopal\t12th\tSecond Division',
    ),
  ).toMatchObject([
    { institution: 'MDU, Rohtak', degree: 'B.Com', endYear: '2014', grade: '61.60' },
    { institution: 'M.P. Board, Bhopal', degree: '12th', endYear: '2011' },
  ])
})

test('courses in lines with labels are read, and are not doubtful', () => {
  const { cv, doubts } = readLines(
    'Education',
    'Degree\t: ITI - Fitter',
    'College\t: Loyola College, Chennai',
    'Year\t: 2010',
    'Percentage\t: 71.79%',
    'Degree\t: 10th',
    'College\t: Little Flower Convent',
    'Year\t: 2006',
    'Percentage\t: 64%',
  )
  expect(cv.education).toMatchObject([
    { degree: 'ITI', institution: 'Loyola College, Chennai', endYear: '2010', grade: '71.79%' },
    { degree: '10th', institution: 'Little Flower Convent', endYear: '2006', grade: '64%' },
  ])
  expect(doubts.filter((path) => /^education\.\d\.(?:institution|degree)$/.test(path))).toEqual([])
})

test('the words of a template are no labels', () => {
  expect(jobsOf('Employer\tCity', 'Job title\tMonth Year - Month Year')).not.toMatchObject([{ company: 'City' }])
})

test.each([
  ['Worked with Tata Motors, Pune as a Fitter from Jan 2015 to May 2018.', 'Tata Motors', 'Fitter', '2015-01'],
  [
    'Presently working as Back Office Executive in Jio Fiber from November 2021 to till date.',
    'Jio Fiber',
    'Back Office Executive',
    '2021-11',
  ],
  ['Joined Shree Cement as MIS Executive and worked from 01.12.2019 to 31.10.2022.', 'Shree Cement', 'MIS Executive', '2019-12'],
  ['4 years experience as HR Executive in Patel & Sons.', 'Patel & Sons', 'HR Executive', ''],
  ['06-Oct-2022 – Till Date Genpact India as Relationship Officer', 'Genpact India', 'Relationship Officer', '2022-10'],
])('a job in a sentence: %s', (text, company, position, startDate) => {
  expect(jobsOf(`• ${text}`)).toMatchObject([{ company, position, startDate }])
})

test('positions below an employer with a time of its own are each a job, and it is none', () => {
  expect(
    jobsOf(
      'Hotel Sayaji\tJan 2017 - Jan 2023',
      'Cashier\tJan 2020 - Jan 2023',
      '• Bills',
      'Team Leader - Operations\tJan 2017 - Jan 2020',
      '• Shifts',
    ),
  ).toMatchObject([
    { company: 'Hotel Sayaji', position: 'Cashier' },
    { company: 'Hotel Sayaji', position: 'Team Leader - Operations' },
  ])
})

test.each([
  ['H.S.C., D.A.V. Public School, 2009, 67%', 'H.S.C.', 'D.A.V. Public School', '2009'],
  ['2021: BCA, MDU, Rohtak - 87%', 'BCA', 'MDU, Rohtak', '2021'],
  ['Have completed B.Tech (CSE) from RGPV, Bhopal in 2015', 'B.Tech', 'RGPV, Bhopal', '2015'],
  ['10th – State Board of Kerala – 2010 – 78%', '10th', 'State Board of Kerala', '2010'],
  ['1) Matric from Govt. School, Ranchi in the year of 2016 securing 68%.', 'Matric', 'Govt. School, Ranchi', '2016'],
])('a course in a line: %s', (text, degree, institution, endYear) => {
  expect(coursesOf(text)).toMatchObject([{ degree, institution, endYear }])
})

test('headings that no list has are known by their words', () => {
  const { cv } = readLines(
    'Employment Particulars',
    'Cashier, Hotel Sayaji (2015 – 2017)',
    'Academic Performance',
    'B.Com | Delhi University | 2014',
    'Computer Literacy',
    'Tally, MS Excel',
    'Personal Dossier',
    'Language Proficiency : Bengali & Odia',
  )
  expect(cv).toMatchObject({
    experience: [{ company: 'Hotel Sayaji' }],
    education: [{ institution: 'Delhi University' }],
    skills: ['Tally', 'MS Excel'],
    languages: ['Bengali', 'Odia'],
  })
})
