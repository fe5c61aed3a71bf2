import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openReader } from './reader.ts'

const csvs = {
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\nMeera,Nair,,,,"Nurse, teacher","Nine years in intensive care",,,"Kochi, Kerala",,[PERSONAL:https://meera.example.in],\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\nSanjivani Hospital,Staff Nurse,"Cared for twelve\npatients",Kochi,Jul 2017,\nKaveri Health,Trainee,,Kochi,2016,Jun 2017\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nGovernment College of Nursing,2013,2017,,"B.Sc, Nursing",\n',
  'Skills.csv': 'Name\nTriage\nTeaching\n',
  'Languages.csv': 'Name,Proficiency\nMalayalam,Native or bilingual proficiency\nEnglish,\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nold@example.in,Yes,No,1/1/20\nmeera@example.in,Yes,Yes,1/1/21\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,098450 12345,Mobile\n',
  'Certifications.csv': 'Name,Url,Authority,Started On,Finished On,License Number\nACLS,,AHA,,,\n',
}

test("LinkedIn's data export is read from its files", async () => {
  const zip = zipSync(Object.fromEntries(Object.entries(csvs).map(([name, text]) => [`Export/${name}`, strToU8(text)])))
  const { source, cv, doubts, left } = (await openReader().read(zip)).imported
  expect(source).toBe('linkedIn')
  expect(cv).toMatchObject({
    personalInfo: {
      fullName: 'Meera Nair',
      email: 'meera@example.in',
      phone: '+919845012345',
      address: 'Kochi, Kerala',
      portfolio: 'https://meera.example.in',
    },
    summary: 'Nine years in intensive care',
    experience: [
      {
        company: 'Sanjivani Hospital',
        position: 'Staff Nurse',
        startDate: '2017-07',
        current: true,
        description: 'Cared for twelve\npatients',
      },
      { company: 'Kaveri Health', startDate: '2016-01', endDate: '2017-06', current: false },
    ],
    education: [
      { institution: 'Government College of Nursing', degree: 'B.Sc', field: 'Nursing', startYear: '2013', endYear: '2017' },
    ],
    skills: ['Triage', 'Teaching'],
    languages: ['Malayalam (Native or bilingual proficiency)', 'English'],
  })
  expect(doubts).toEqual(['experience.1.startDate'])
  expect(left).toEqual([{ title: 'Headline', text: 'Nurse, teacher' }])
})

test('one file of the export alone proposes what it holds', async () => {
  const { cv } = (await openReader().read(strToU8(csvs['Skills.csv']))).imported
  expect(cv).toMatchObject({ skills: ['Triage', 'Teaching'], experience: [], personalInfo: { fullName: '' } })
})
