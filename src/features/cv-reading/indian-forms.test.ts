import { expect, test } from 'vitest'
import type { EntryFields } from '#features/cv-words/column-heads.ts'
import { type Paragraph, paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const readAll = (...texts: readonly string[]) =>
  propose(
    texts.map((text) => paragraphOf(text, 10)),
    [],
  )
const read = (...texts: readonly string[]) => readAll('Meera Nair', ...texts)

test('the school in a table of jobs is the employer of a teacher', () => {
  const { cv } = read(
    'Work Experience',
    'S.No.\tName of the School\tPost Held\tPeriod',
    '1\tSt. Mary Convent School\tTGT Mathematics\tJuly 2017 to Till Date',
    '2\tGyan Bharti\tPRT\tApril 2013 to June 2017',
  )
  expect(cv.experience).toMatchObject([
    { company: 'St. Mary Convent School', position: 'TGT Mathematics', startDate: '2017-07', current: true },
    { company: 'Gyan Bharti', position: 'PRT', startDate: '2013-04', endDate: '2017-06' },
  ])
})

test.each([
  ['शैक्षणिक योग्यता (Educational Qualification)', 'कार्य अनुभव (Work Experience)'],
  ['शिक्षा / Education', 'अनुभव / Experience'],
  ['கல்வித் தகுதி / Educational Qualification', 'அனுபவம் (Experience)'],
])('headings in two scripts, and heads of tables: %s', (education, experience) => {
  const { cv } = read(
    education,
    'क्र.सं.\tपरीक्षा (Exam)\tविद्यालय / महाविद्यालय\tबोर्ड / विश्वविद्यालय\tवर्ष (Year)\tप्रतिशत (%)',
    '1\t12th\tGovt. Excellence School\tMP Board\t2016\t61%',
    experience,
    'क्र.सं.\tसंस्था का नाम (Organisation)\tपद (Designation)\tअवधि (Period)',
    '1\tPrism Cement\tFitter\tAug 2019 to Present',
  )
  expect(cv.education).toMatchObject([{ institution: 'Govt. Excellence School', degree: '12th', endYear: '2016', grade: '61%' }])
  expect(cv.experience).toMatchObject([{ company: 'Prism Cement', position: 'Fitter', startDate: '2019-08', current: true }])
})

test('a certificate in the head of a table is no course', () => {
  const { cv } = read('Academic Record', 'Year\tDegree / Certificate\tInstitute\tGrade', '2008\tB.Com\tModel College\t63%')
  expect(cv.education).toMatchObject([{ institution: 'Model College', degree: 'B.Com', endYear: '2008', grade: '63%' }])
})

test.each([
  [
    '1.\tName of the Candidate\t:\tSunita Kumari Yadav',
    "2.\tFather's Name\t:\tRam Prasad Yadav",
    '3.\tLanguages Known\t:\tHindi, English',
  ],
  [
    '1. Name of the Candidate\t: Sunita Kumari Yadav',
    "2. Father's Name\t: Ram Prasad Yadav",
    '3. Languages Known\t: Hindi, English',
  ],
  [
    'नाम (Name)\t:\tSunita Kumari Yadav',
    "पिता का नाम (Father's Name)\t:\tRam Prasad Yadav",
    'भाषा (Languages)\t:\tHindi, English',
  ],
  [
    "Father's / Husband's Name : Ram Prasad Yadav",
    'Contact No.\t9415032211',
    'Name\tSunita Kumari Yadav',
    'Languages\tHindi, English',
  ],
])('the name in a form: %s', (...rows) => {
  const { cv } = readAll('BIO-DATA', ...rows, 'Correspondence Address\t:\t214, Civil Lines, Kanpur')
  expect(cv.personalInfo).toMatchObject({ fullName: 'Sunita Kumari Yadav', address: '214, Civil Lines, Kanpur' })
  expect(cv.languages).toEqual(['Hindi', 'English'])
})

test('the email address shows which line is the name', () => {
  const { cv } = readAll(
    'Contact',
    'pooja.rani.office@example.com',
    'Skills',
    'MS Office',
    'Hindi Typing',
    'Languages',
    'Hindi',
    'Pooja Rani',
  )
  expect(cv.personalInfo.fullName).toBe('Pooja Rani')
})

const row = (fields: EntryFields): Paragraph => ({ ...paragraphOf(Object.values(fields).join('\t'), 10), fields })

test('a row of a table shows of which part it is, and a declaration ends what stands above it', () => {
  const { cv, left } = propose(
    [
      paragraphOf('Languages known: Tamil, English', 10),
      row({ degree: 'HSC', board: 'State Board', time: '2019', grade: '91%' }),
      row({ employer: 'KMC Hospital', position: 'Lab Technician', from: 'Sep 2017', to: 'Present' }),
      paragraphOf('Skills: Phlebotomy, ELISA', 10),
      paragraphOf('I hereby declare that the particulars given above are correct.', 10),
      paragraphOf('Date: Signature of the Candidate', 10),
    ],
    [],
  )
  expect(cv.education).toMatchObject([{ institution: 'State Board', degree: 'HSC', endYear: '2019' }])
  expect(cv.experience).toMatchObject([{ company: 'KMC Hospital', position: 'Lab Technician', startDate: '2017-09' }])
  expect([cv.skills, cv.languages]).toEqual([
    ['Phlebotomy', 'ELISA'],
    ['Tamil', 'English'],
  ])
  expect(left.map(({ title }) => title)).toContain('Declaration')
})

test('a remark behind a heading, and two things in one column', () => {
  const { cv } = read(
    'Educational Qualifications (from Matric onwards):',
    'ITI (Fitter) : Govt. ITI Satna (NCVT), 2018',
    'Employment History',
    'Sr. No.\tCompany Name & Designation\tDuration',
    '1\tConcentrix - Senior Customer Care Executive\tFeb 2019 to Present',
  )
  expect(cv.education).toMatchObject([{ institution: 'Govt. ITI Satna (NCVT)', degree: 'ITI', field: 'Fitter', endYear: '2018' }])
  expect(cv.experience).toMatchObject([
    { company: 'Concentrix', position: 'Senior Customer Care Executive', startDate: '2019-02' },
  ])
})

test('the heading "Skills Known"', () => {
  expect(read('Skills Known', 'Tally Prime, GST').cv.skills).toEqual(['Tally Prime', 'GST'])
})
