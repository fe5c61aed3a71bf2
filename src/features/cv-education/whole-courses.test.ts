/** Names of courses and schools that narrow columns break over several lines. */
import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from '#features/cv-reading/propose.ts'

/** The first letter of a line names its text style. */
const coursesOf = (...lines: readonly string[]) =>
  propose(
    ['aAsha Menon', 'hEducation', ...lines].map((line) => ({ ...paragraphOf(line.slice(1), 10), look: line.slice(0, 1) })),
    [],
  ).cv.education.map(({ degree, field, institution }) => [degree, field, institution])

test('a degree and its school in four lines', () => {
  expect(
    coursesOf(
      'bBachelor of Homoeopathic',
      'bMedicine and Surgery from',
      'cNADI Vriksha Homoeopathic',
      'cMedical College and Research Centre, Indore',
      'cGraduated 2019',
      'bDiploma in Nutrition and',
      'bHealth Education from',
      'cVriksha National Open',
      'cUniversity, Indore',
      'cPursuing',
    ),
  ).toEqual([
    ['Bachelor', 'Homoeopathic Medicine and Surgery', 'NADI Vriksha Homoeopathic Medical College and Research Centre, Indore'],
    ['Diploma', 'Nutrition and Health Education', 'Vriksha National Open University, Indore'],
  ])
})

test('the second half of a degree in its text style', () => {
  expect(coursesOf('bMASTER OF BUSINESS', 'bADMINISTRATION', 'cNadi Institute of Business', 'bB.Com', 'cRao College')).toEqual([
    ['MASTER OF BUSINESS ADMINISTRATION', '', 'Nadi Institute of Business'],
    ['B.Com', '', 'Rao College'],
  ])
})

test('the university behind the comma of its college', () => {
  expect(
    coursesOf(
      'bM.Sc. (Agri.), Plant Breeding',
      'cCollege of Agriculture, Pune,',
      'cNSUAHS, Pune.',
      'd2017-2019\t8.63',
      'bB.Sc. (Agri.), Agriculture',
      'cCollege of Agriculture, Indore,',
      'cUniversity of Nadi, Indore.',
      'd2013-2017\t8.50',
    ),
  ).toEqual([
    ['M.Sc.', 'Agri., Plant Breeding', 'College of Agriculture, Pune, NSUAHS, Pune.'],
    ['B.Sc.', 'Agri., Agriculture', 'College of Agriculture, Indore, University of Nadi, Indore.'],
  ])
})

test('a school examination with a comma is no school', () => {
  expect(coursesOf('bSecondary School Leaving Certificate (SSLC) – X,', 'cRao Matric School,', 'd2016 – 2017')).toEqual([
    ['Secondary School Leaving Certificate', '', 'Rao Matric School'],
  ])
})

test('the kind of a school below its first word', () => {
  expect(coursesOf('bDIPLOMA IN WEAVING from TECHNICAL', 'cBOARD OF NADI')).toEqual([
    ['DIPLOMA', 'WEAVING', 'TECHNICAL BOARD OF NADI'],
  ])
})
