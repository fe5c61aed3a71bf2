/** Jobs as people without much practice write them: with only their length, with loose labels, with marks before some lines. */
import { expect, test } from 'vitest'
import { namesOfJobs, readLines } from '#tests/cv-import/read-lines.ts'

test('a length of time right behind the names, without a sign before it', () => {
  expect(
    namesOfJobs(
      '(IET) industrial exposure trainee. The Rani Palace, Mysore 6months',
      'Trainee Captain, kumar lake resort.11/2 year',
      '(SENIOR WAITER) Salt and Sugar London 2 year',
      '(CAPTAIN) Rao Heritage ltd London.2year',
    ),
  ).toEqual([
    ['(IET) industrial exposure trainee', 'The Rani Palace'],
    ['Trainee Captain', 'kumar lake resort'],
    ['SENIOR WAITER', 'Salt and Sugar London'],
    ['CAPTAIN', 'Rao Heritage ltd London'],
  ])
  expect(namesOfJobs('Nadi education foundation (1year 7month).')).toEqual([['', 'Nadi education foundation']])
  expect(namesOfJobs('1\tRao Textiles\tQuality Checker\t2 Years', '2\tSona Garments\tSupervisor\t3 Years')).toEqual([
    ['Quality Checker', 'Rao Textiles'],
    ['Supervisor', 'Sona Garments'],
  ])
})

test('a length beside the time is no part of a name', () => {
  expect(
    namesOfJobs(
      'Nadi Industry ( 6 months ) Feb -July 2017 - 2018',
      'Aso in Ministry of Textiles (8 months ) March- october 2019- 2020',
      'Sales Associate in Sona Travels 9 months jan - Sept ( 2021- 2022)',
    ),
  ).toEqual([
    ['', 'Nadi Industry'],
    ['Aso', 'Ministry of Textiles'],
    ['Sales Associate', 'Sona Travels'],
  ])
})

test('a job whose end alone is known', () => {
  const { experience } = readLines('Experience', 'Asha Road Carriers Pvt Ltd as Manager (till Nov 2020)', '• Managed assets.').cv
  expect(experience).toMatchObject([
    { position: 'Manager', company: 'Asha Road Carriers Pvt Ltd', startDate: '', endDate: '2020-11', current: false },
  ])
})

test('a department behind a dash, and the employer behind a bar', () => {
  expect(
    namesOfJobs(
      'Key Account Manager | Nadi Solutions (2021 – 2023)',
      '• Managed accounts',
      'Senior Executive – Sales | SONA INDIA PVT. LTD. (2015 – 2016)',
      '• Managed sales',
    ),
  ).toEqual([
    ['Key Account Manager', 'Nadi Solutions'],
    ['Senior Executive – Sales', 'SONA INDIA PVT. LTD.'],
  ])
})

test('the employer in a sentence, in a numbered line or in an item right above the position', () => {
  expect(
    namesOfJobs(
      'Working in Rao Power Infra Ltd.',
      'Designation- Junior Engineer',
      'Duration- March 2018 to present',
      'Worked in Sona Switchgear',
      'Designation- Trainee Engineer',
      'Duration- June 2016 to Feb 2018',
    ),
  ).toEqual([
    ['Junior Engineer', 'Rao Power Infra Ltd'],
    ['Trainee Engineer', 'Sona Switchgear'],
  ])
  expect(
    namesOfJobs(
      '1) Rao Fabricators, Rajkot',
      'Designation : Welder',
      'Duration : 2 year',
      '2) Sona Castings, Rajkot',
      'Designation : Supervisor',
      'Duration : 3 year',
    ),
  ).toEqual([
    ['Welder', 'Rao Fabricators'],
    ['Supervisor', 'Sona Castings'],
  ])
  expect(
    namesOfJobs(
      '• Diamond Jubilee High School (Khan Trust), Mumbai',
      'Assistant Teacher (June 2012- March 2013)',
      '• Taught grade 5',
      '• Army Nadi School, Mumbai',
      'PGT Physics (June 2015- March 2016)',
    ),
  ).toEqual([
    ['Assistant Teacher', 'Diamond Jubilee High School (Khan Trust)'],
    ['PGT Physics', 'Army Nadi School'],
  ])
})

test('labels with a dash behind "Post"', () => {
  expect(
    namesOfJobs(
      'Company- Rao Constructions',
      'Post- Site Supervisor',
      'Duration- 2 years',
      'Company- Sona Builders',
      'Post- Site Engineer',
      'Duration- 1 year',
    ),
  ).toEqual([
    ['Site Supervisor', 'Rao Constructions'],
    ['Site Engineer', 'Sona Builders'],
  ])
})
