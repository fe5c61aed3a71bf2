import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const coursesIn = (...texts: readonly string[]) =>
  readLines('Education', ...texts).cv.education.map(({ degree, institution, endYear }) => [degree, institution, endYear])

test('degrees below the times of their schools belong to them, and not to the next ones', () => {
  const lines = [
    'Nadi Institute of Business,',
    'Batch 2018-2020',
    'PGDM – 6.1/10 CGPA',
    'Vriksha College of Engineering,',
    'Batch 2011-2015',
  ]
  expect(coursesIn(...lines, 'B. tech – 61.04%')).toEqual([
    ['PGDM', 'Nadi Institute of Business', '2020'],
    ['B. tech', 'Vriksha College of Engineering', '2015'],
  ])
})

test('the name of a school may wrap behind its level, and a district below it is its place', () => {
  const school = ['St Gopal Senior', 'Secondary School', 'CBSE', 'Pathanamthitta']
  expect(coursesIn('Higher Secondary\t2013', ...school, 'SSLC\t2011', ...school)).toEqual([
    ['Higher Secondary', 'St Gopal Senior Secondary School', '2013'],
    ['SSLC', 'St Gopal Senior Secondary School', '2011'],
  ])
})

test('a school with its years above two examinations is the school of both', () => {
  const lines = ['Nadi Institute of Technology, Chennai\t2021-2025', 'B-Tech in Computer Science\t9.1 CGPA']
  expect(
    coursesIn(...lines, 'Jawahar Navodaya Vidyalaya, Karimnagar\t2014-2021', '+2 [MPC]\tCBSE: 84%', 'CLASS 10\tCBSE: 87.8%'),
  ).toEqual([
    ['B-Tech', 'Nadi Institute of Technology, Chennai', '2025'],
    ['+2', 'Jawahar Navodaya Vidyalaya, Karimnagar', '2021'],
    ['CLASS 10', 'Jawahar Navodaya Vidyalaya, Karimnagar', ''],
  ])
})
