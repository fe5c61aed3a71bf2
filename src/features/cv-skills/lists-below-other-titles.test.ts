/** Lists of skills and languages below titles that say something else. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

test('languages of programs below "Curricular Activities" are skills', () => {
  const { cv } = readLines(
    'Education',
    'B.Sc, Nadi College, Pune, 2016',
    'Curricular Activities',
    'Languages Known:',
    'C , Python(basic)',
    'Web Technologies',
    ': HTML, CSS',
    'Personal Details',
    'Languages Known',
    'Tamil, English',
  )
  expect(cv.skills).toEqual(['C', 'Python', 'HTML', 'CSS'])
  expect(cv.languages).toEqual(['Tamil', 'English'])
  expect(cv.education.map(({ field }) => field)).toEqual([''])
})

test('"( Both )" behind a language is no part of it', () => {
  const { cv } = readLines('Languages', 'English ( Both )', 'Hindi (Both)', 'Marathi (Read & Write)')
  expect(cv.languages).toEqual(['English', 'Hindi', 'Marathi (Read & Write)'])
})

test('a level behind a dash of its own is no skill', () => {
  const { cv } = readLines('Skills', 'Python\t- Upper-Intermediate', 'HTML5\t- Advanced', 'SQL\t- Beginner')
  expect(cv.skills).toEqual(['Python', 'HTML5', 'SQL'])
})
