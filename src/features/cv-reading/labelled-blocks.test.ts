import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'
import { type Paragraph, paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const read = (...texts: readonly string[]) => readLines(...texts).cv
const jobsOf = (...texts: readonly string[]) => read('Work Experience', ...texts).experience
const coursesOf = (...texts: readonly string[]) => read('Education', ...texts).education

test('lines with other labels stand among those that name a job', () => {
  expect(
    jobsOf(
      'Organization\t: Nadi Motors',
      'Client\t: Vriksha Bank',
      'Environment\t: Java, SQL',
      'Role\t: Computer instructor',
      'Duration\t: August 2014 – December 2016',
      'Organization\t: Sona Steel',
      'Role\t: IT Executive',
      'Duration\t: April 2012 – July 2014',
    ),
  ).toMatchObject([
    { company: 'Nadi Motors', position: 'Computer instructor', startDate: '2014-08', endDate: '2016-12' },
    { company: 'Sona Steel', position: 'IT Executive', startDate: '2012-04' },
  ])
})

test('a degree may stand above the labels of its school and year', () => {
  expect(
    coursesOf(
      'HIGHER SECONDARY SCHOOL CERTIFICATE',
      'Institute\t: Nadi College',
      'Group\t: Business Studies',
      'Board\t: Dhaka',
      'Passing Year\t2021',
      'JUNIOR SCHOOL CERTIFICATE',
      'Institute\t: Sona High School',
      'Group\t: Science',
      'Passing Year\t2016',
    ),
  ).toMatchObject([
    { institution: 'Nadi College', degree: 'HIGHER SECONDARY SCHOOL CERTIFICATE', endYear: '2021' },
    { institution: 'Sona High School', degree: 'JUNIOR SCHOOL CERTIFICATE', endYear: '2016' },
  ])
  expect(coursesOf('BCOM (Degree)', 'University:- Nadi University', 'Duration :- 2020 - 2023', 'CGPA :- 8.61')).toMatchObject([
    { institution: 'Nadi University', degree: 'BCOM', startYear: '2020', endYear: '2023' },
  ])
})

const at = (text: string, x: number, y: number, values?: number): Paragraph => ({
  ...paragraphOf(text, 10),
  place: {
    page: 1,
    column: 1,
    box: { x, y, width: 200, height: 10 },
    ...(values
      ? {
          pieces: [
            { text: '', x, right: x + 60 },
            { text: '', x: values, right: values + 90 },
          ],
        }
      : {}),
  },
})

test('in a table of two columns a value goes on where values stand', () => {
  const { cv } = propose(
    [
      at('Meera Nair', 50, 20),
      at('Academic Profile', 50, 40),
      at('Degree\tBachelor of Computer Science', 50, 60, 150),
      at('Examinations\tFirst Year: 70.75%', 50, 75, 150),
      at('Second Year: 64.80 %', 150, 90),
      at('Year of Passing\t2019', 50, 105, 150),
      at('Institution\tNadi College of Science,', 50, 120, 150),
      at('Belhe', 150, 135),
    ],
    [],
  )
  expect(cv.education).toMatchObject([{ degree: 'Bachelor', field: 'Computer Science', endYear: '2019' }])
  expect(cv.education[0]?.institution).toMatch(/^Nadi College of Science/)
})

test('jobs with labels are found without a heading', () => {
  expect(
    read(
      'Career Objective',
      'To use my education in a place where I can grow and learn new things every day.',
      'Current Organization: Sona Electricals Ltd',
      'Position: Stores Executive',
      'Worked At: Nadi Engineering Company (2009 – 2013)',
      'Position: Officer Stores',
      'Education',
      'B.Com, Nadi University, 2008',
    ).experience,
  ).toMatchObject([
    { company: 'Sona Electricals Ltd', position: 'Stores Executive' },
    { company: 'Nadi Engineering Company', position: 'Officer Stores', startDate: '2009-01' },
  ])
})

test('jobs with labels end the part about education', () => {
  const { education, experience } = read(
    'Education',
    'B.Com, Nadi University, 2008',
    'Company: Sona Services Pvt Ltd',
    'About the Company: Sona Services is a firm that brings water to towns, and people to the water, wherever both of them are in a district of the state that has neither, since more than twenty years by now.',
    'Duration: 22 November 2021 to 16-June 2023',
    'Designation: Senior Manager',
  )
  expect(education).toHaveLength(1)
  expect(experience).toMatchObject([{ company: 'Sona Services Pvt Ltd', position: 'Senior Manager', startDate: '2021-11' }])
})

test('labels whose values stand elsewhere are no names', () => {
  expect(coursesOf('Bachelor of Engineering', 'Nadi College, Pune', 'Branch', '2016 – 2020')).toMatchObject([
    { institution: 'Nadi College, Pune', degree: 'Bachelor of Engineering', field: '' },
  ])
  expect(jobsOf('Project Title\tNadi Canteen\tAug 2023 – Present', 'Sona Solutions Pvt Ltd')[0]?.position).not.toBe(
    'Project Title',
  )
})

test('"as" before a position is no part of it', () => {
  expect(jobsOf('Nadi Consultancy Services', 'as System Admin', 'Jan 2019 – March 2020')).toMatchObject([
    { company: 'Nadi Consultancy Services', position: 'System Admin' },
  ])
})

test('a column of a table may have a slip in its head', () => {
  expect(
    coursesOf(
      'Corse of study\tInstitute\tPercentage\tYear',
      'Intermediate (MPC)\tNadi Junior Kalashala\t85%\t2015',
      'S.S.C\tSona High School\t87%\t2013',
    ),
  ).toMatchObject([
    { institution: 'Nadi Junior Kalashala', degree: 'Intermediate' },
    { institution: 'Sona High School', degree: 'S.S.C' },
  ])
})

test('in a table of two columns the first names the groups of skills', () => {
  expect(
    read('Skills', 'Version Control Tools\tGit, GitHub', 'Continuous Integration\tJenkins', 'Operating System\tLinux, Ubuntu')
      .skills,
  ).toEqual(['Git', 'GitHub', 'Jenkins', 'Linux', 'Ubuntu'])
})
