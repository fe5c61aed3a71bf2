import { expect, test } from 'vitest'
import { englishCv, hindiCv } from '#tests/factories/a-cv.ts'
import { toPrintModel } from './print-model.ts'
import { languageOf } from '#platform/server/pdf/language-of.ts'

const [job] = englishCv.experience
const [course] = englishCv.education
const oneJob = (over: object) => toPrintModel({ ...englishCv, experience: job ? [{ ...job, ...over }] : [] }).experience[0]
const oneCourse = (over: object) => toPrintModel({ ...englishCv, education: course ? [{ ...course, ...over }] : [] }).education[0]

test.each([
  [{ startDate: '2021-04', endDate: '2022-01', current: false }, 'Apr 2021 – Jan 2022'],
  [{ startDate: '2021-04', endDate: '', current: true }, 'Apr 2021 – Present'],
  [{ startDate: '2021-04', endDate: '', current: false }, 'Apr 2021'],
  [{ startDate: '', endDate: '', current: false }, ''],
])('a job of %j was %s', (dates, when) => {
  expect(oneJob(dates)).toMatchObject({ when })
})

test.each([
  [{ startYear: '2013', endYear: '2017' }, '2013 – 2017'],
  [{ startYear: '2024', endYear: '' }, '2024 – Present'],
  [{ startYear: '', endYear: '2017' }, '2017'],
  [{ startYear: '', endYear: '' }, ''],
])('a course of %j was %s', (years, when) => {
  expect(oneCourse(years)).toMatchObject({ when })
})

test.each([
  ['one line alone', ['one line alone'], false],
  ['two\n\n  lines ', ['two', 'lines'], true],
  ['- one', ['one'], true],
  ['• one\n* two\n– three\n-\n', ['one', 'two', 'three'], true],
])('%j becomes %j', (description, body, isList) => {
  expect(oneJob({ description })).toMatchObject({ body, isList })
})

const linkFor = (portfolio: string) =>
  toPrintModel({ ...englishCv, personalInfo: { ...englishCv.personalInfo, portfolio } }).contacts[4]

test.each([
  ['asha.in/work/', 'asha.in/work', 'https://asha.in/work/'],
  ['https://www.asha.in/', 'asha.in', 'https://www.asha.in/'],
  ['HTTP://asha.in', 'asha.in', 'http://asha.in/'],
  ['asha.in:8080/x', 'asha.in:8080/x', 'https://asha.in:8080/x'],
  ['javascript:alert(1).x', 'javascript:alert(1).x', null],
  ['file:///etc/passwd.x', 'file:///etc/passwd.x', null],
  ['data:text/html,x.y', 'data:text/html,x.y', null],
])('%s is shown as %s and leads to %s', (typed, text, link) => {
  expect(linkFor(typed)).toEqual({ text, link })
})

test('emoji are removed, symbols and joiners stay', () => {
  const { skills, name } = toPrintModel({
    ...englishCv,
    skills: ['😀', '📞 Calls ☎️', 'C++ ★ ₹'],
    personalInfo: hindiCv.personalInfo,
  })
  expect(skills).toEqual(['Calls ☎', 'C++ ★ ₹'])
  expect(name).toBe('प्रिया शर्मा')
})

test.each([
  ['Asha Menon, engineer', 'en'],
  ['प्रिया शर्मा MS Excel', 'hi'],
  ['আমি দলকে', 'bn'],
  ['நான் குழுவை', 'ta'],
  ['నేను బృందానికి', 'te'],
  ['મેં ટીમનું', 'gu'],
  ['ನಾನು ತಂಡವನ್ನು', 'kn'],
  ['ഞാൻ സംഘത്തെ', 'ml'],
  ['ਮੈਂ ਟੀਮ ਦੀ', 'pa'],
  ['ମୁଁ ଦଳର', 'or'],
  ['میں دس سال', 'ur'],
  ['Asha (आशा) Menon, engineer in Pune', 'en'],
  ['123', 'en'],
])('%s is written in %s', (text, lang) => {
  expect(languageOf(text)).toBe(lang)
})
