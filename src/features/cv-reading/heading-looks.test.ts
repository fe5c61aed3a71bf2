/** Headings with icons, and headings in letters of two colours. */
import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

type Line = readonly [text: string, look?: string]

const read = (...lines: readonly Line[]) =>
  propose(
    lines.map(([text, look = 'plain 10']) => ({ ...paragraphOf(text, 10), look })),
    [],
  ).cv

const sized = (text: string, size: number) => ({ ...paragraphOf(text, size), look: `bold ${size}` })
const school: Line = ['B.Com, Nadi College, 2015']

test('an icon before each heading is no mark of a list', () => {
  const cv = read(['Asha Menon'], ['\uF19D Education', 'bold 14'], school, ['\uF0AE Skills', 'bold 14'], ['Tally, Excel'])
  expect(cv.education.map(({ degree }) => degree)).toEqual(['B.Com'])
  expect(cv.skills).toEqual(['Tally', 'Excel'])
})

test('an item of a list that is called like a part of a CV opens none', () => {
  const cv = read(['Asha Menon'], ['Skills', 'bold 14'], ['• Tally'], ['• Education'], ['• Languages'], ['• Excel'])
  expect(cv.skills).toEqual(expect.arrayContaining(['Tally', 'Excel']))
})

test('the first letters of a heading may stand apart', () => {
  expect(read(['Asha Menon'], ['edu cation', 'bold 14'], school).education.map(({ degree }) => degree)).toEqual(['B.Com'])
})

test('an icon that is a letter of its font is no part of a language, and other parts of the page are none', () => {
  const others = ['Design', 'Schematization', 'PyCharm', 'Windows'].map((text): Line => [text])
  const cv = read(['Asha Menon'], ['Languages', 'bold 14'], ['þ French (B2)'], ['þ English (A2)'], ...others)
  expect(cv.languages).toEqual(['French (B2)', 'English (A2)'])
})

test('a heading whose letters stand apart is one, whatever it says', () => {
  const cv = read(
    ['Asha Menon'],
    ['E X P E R I E N C E', 'bold 14'],
    ['Clerk, Rao Traders Pvt. Ltd. 2015 – 2017'],
    ['O P E N S O U R C E I M P A C T', 'bold 14'],
    ['Speaker | 2018 – 2019'],
    ['S K I L L S', 'bold 14'],
    ['Tally, Excel'],
  )
  expect(cv.experience.map(({ company }) => company)).toEqual(['Rao Traders Pvt. Ltd.'])
})

test.each(['Work Experiance', 'WORK EXPEREINCE:-', 'Professional Experince', 'Working Experiennce'])(
  'a slip in "%s"',
  (title) => {
    const cv = read(['Asha Menon'], ['Acadamic Qualifcation'], school, [title], ['Clerk, Rao Traders Pvt. Ltd. 2015 – 2017'])
    expect(cv.experience).toMatchObject([{ position: 'Clerk', company: 'Rao Traders Pvt. Ltd.' }])
    expect(cv.education.map(({ degree }) => degree)).toEqual(['B.Com'])
  },
)

test('the languages, and the skills below the education, are no part of another one, however small their headings are', () => {
  const lines: readonly (readonly [string, number])[] = [
    ['Asha Menon', 16],
    ['Work Experience', 14],
    ['Clerk, Rao Traders Pvt. Ltd. 2015 – 2017', 10],
    ['Educational Qualification', 14],
    ['B.Com, Nadi College, 2015', 10],
    ['Technical Skills', 11],
    ['Tally, Excel', 10],
    ['Languages Known', 10],
    ['Hindi, Tamil', 9],
    ['Personal Details', 14],
    ['Languages Known English', 10],
    ['Declaration', 14],
    ['All this is true.', 10],
  ]
  const { cv, left } = propose(
    lines.map(([text, size]) => ({ ...paragraphOf(text, size), look: `plain ${size}` })),
    [],
  )
  expect(cv.experience).toMatchObject([{ company: 'Rao Traders Pvt. Ltd.', description: '' }])
  expect(cv).toMatchObject({ education: [{ degree: 'B.Com' }], skills: ['Tally', 'Excel'] })
  expect(cv.languages).toEqual(['Hindi', 'Tamil', 'English'])
  expect(left).toMatchObject([{ title: 'Declaration' }])
})

test('a CV whose titles all have small letters has its courses below "education"', () => {
  const cv = read(
    ['Asha Menon'],
    ['experience', 'bold 14'],
    ['Clerk, Nadi Traders, May 2018 – June 2019'],
    ['education', 'bold 14'],
    school,
  )
  expect(cv.education.map(({ degree }) => degree)).toEqual(['B.Com'])
  expect(cv.experience).toHaveLength(1)
})

test('skills below a summary have a section of their own, also in smaller letters', () => {
  const { cv } = propose(
    [
      sized('Asha Menon', 20),
      sized('Objective', 14),
      sized('To work in a shop.', 10),
      sized('Key Skills', 12),
      sized('Tally | Excel', 10),
    ],
    [],
  )
  expect(cv.skills).toEqual(['Tally', 'Excel'])
})

test('technical experience without times is a list of skills', () => {
  const job: Line = ['Clerk, Nadi Traders, May 2018 – June 2019']
  const cv = read(
    ['Asha Menon'],
    ['Experience', 'bold 14'],
    job,
    ['Technical Experience', 'bold 14'],
    ['Backend: Java, Ruby'],
    ['Tools: Docker, Helm'],
  )
  expect(cv.skills).toEqual(['Java', 'Ruby', 'Docker', 'Helm'])
  expect(cv.experience).toHaveLength(1)
})

test('the only title of courses opens them below a summary too, if it is smaller than the other titles', () => {
  const lines = [
    ['Asha Menon', 20],
    ['CAREER OBJECTIVE', 14],
    ['To keep books with care.', 10],
    ['EDUCATIONAL QUALIFICATION', 13],
    ['Nadi Public School, Bhopal.', 10],
    ['- 10th | 2017 - 2018.', 10],
    ['PROJECTS', 14],
    ['Books of a shop', 10],
    ['SKILLS', 14],
    ['Tally, Excel', 10],
  ] as const
  const { cv } = propose(
    lines.map(([text, size]) => sized(text, size)),
    [],
  )
  expect(cv.education.map(({ degree }) => degree)).toEqual(['10th'])
})
