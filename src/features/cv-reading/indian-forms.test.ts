import { expect, test } from 'vitest'
import { paragraphOf } from './paragraph.ts'
import { propose } from './propose.ts'

const read = (...texts: readonly string[]) =>
  propose(
    ['Meera Nair', ...texts].map((text) => paragraphOf(text, 10)),
    [],
  )

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
