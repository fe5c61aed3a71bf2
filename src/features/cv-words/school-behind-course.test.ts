/** Schools behind the words that stand between a degree and its school. */
import { expect, test } from 'vitest'
import { factsIn } from './education-facts.ts'

const partsOf = (text: string) => factsIn(text).parts.map((part) => [part.kind, part.text, part.field])

test('a text about marks, a label or a small word before the school', () => {
  expect(partsOf('B.Com.\tSecuring 69.2% marks (86.3% in final year) from Nadi College, Pune')).toEqual([
    ['degree', 'B.Com.', ''],
    ['institution', 'Nadi College, Pune', ''],
  ])
  expect(partsOf('From NADIRA.')).toEqual([['institution', 'NADIRA.', '']])
  expect(partsOf('H.S.C. Passed in Nadi Board with 53.50%')).toEqual([
    ['degree', 'H.S.C.', ''],
    ['institution', 'Nadi Board', ''],
  ])
  expect(partsOf('College : Rao Vidyalay, Pune')).toEqual([['institution', 'Rao Vidyalay, Pune', '']])
})

test('a bracket that a time cuts, and a stream, are the subject', () => {
  expect(partsOf('Masters of Business Administration- 2018-20 (HR) from Nadi University, Pune')).toEqual([
    ['degree', 'Masters of Business Administration', ''],
    ['other', 'HR', 'HR'],
    ['institution', 'Nadi University, Pune', ''],
  ])
  expect(partsOf('INTERMEDIATE: Completed CEC from Nadi Junior College')).toEqual([
    ['degree', 'INTERMEDIATE', ''],
    ['other', 'CEC', 'CEC'],
    ['institution', 'Nadi Junior College', ''],
  ])
})

test('a subject behind a bracket is no school', () => {
  expect(partsOf('M.Sc. (Agri.), Genetics and Plant Breeding')).toEqual([
    ['degree', 'M.Sc.', 'Agri., Genetics and Plant Breeding'],
  ])
  expect(partsOf('Diploma (Master Diploma in Computer Management) from Nadi Tech, Delhi').at(-1)).toEqual([
    'institution',
    'Nadi Tech, Delhi',
    '',
  ])
})

test('names of schools and levels that look like degrees', () => {
  expect(partsOf('Polytechnic College, Kochi')).toEqual([['institution', 'Polytechnic College, Kochi', '']])
  expect(partsOf('Secondary School Certificate Programs\t2008')).toEqual([['degree', 'Secondary School Certificate', '']])
  expect(partsOf('Senior Secondary School (10th) – Rao Vidyalya')).toEqual([
    ['degree', 'Senior Secondary School', ''],
    ['institution', 'Rao Vidyalya', ''],
  ])
  expect(partsOf('Bsc.Computer Science')).toEqual([['degree', 'Bsc', 'Computer Science']])
  expect(partsOf('4-YEAR DIPLOMA OF NURSING')).toEqual([['degree', '4-YEAR DIPLOMA', 'NURSING']])
  expect(partsOf('GRADUATE CERTIFICATE')).toEqual([['degree', 'GRADUATE CERTIFICATE', '']])
  expect(partsOf('Graduated 2019')).toEqual([])
})
