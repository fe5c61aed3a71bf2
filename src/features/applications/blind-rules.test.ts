import { expect, test } from 'vitest'
import { englishCv } from '#tests/factories/a-cv.ts'
import { maskedCv, maskedIfBlind } from './blind-rules.ts'

const cv = {
  ...englishCv,
  personalInfo: { ...englishCv.personalInfo, fullName: 'Asha Menon', address: 'Kothrud, Pune' },
  summary:
    'I am Asha, a 27-year-old woman from Fergusson College. Write to asha@example.in or +91 98450 12345. Asharani is a firm. She led 28 people.',
  education: [
    { institution: 'Fergusson College', degree: 'B.Sc.', field: 'Physics', startYear: '2016', endYear: '2019', grade: '8.1' },
  ],
}

test('name, contact, college, gender and age are hidden, and the rest can be read', () => {
  const masked = maskedCv(cv, 'Applicant 4F2A1C')
  expect(masked.personalInfo).toEqual({
    fullName: 'Applicant 4F2A1C',
    email: '',
    phone: '',
    address: '',
    linkedIn: '',
    portfolio: '',
  })
  expect(masked.summary).toBe(
    'I am [hidden], a [hidden] [hidden] from [hidden]. Write to [hidden] or [hidden]. Asharani is a firm. [hidden] led 28 people.',
  )
  expect(masked.education).toEqual([{ ...cv.education[0], institution: 'College hidden', startYear: '', endYear: '' }])
})

test('further sections are shown without names, colleges and links', () => {
  const project = { startDate: '2022', endDate: '', link: 'asha.example', description: 'By Asha' }
  const full = { ...cv, projects: [{ ...project, name: 'Ledger of Asha', organization: 'Fergusson College' }] }
  expect(maskedCv(full, 'Applicant 4F2A1C').projects).toEqual([
    { ...project, name: 'Ledger of [hidden]', organization: '[hidden]', link: '', description: 'By [hidden]' },
  ])
})

test('a name with characters of regular expressions hides nothing else', () => {
  const odd = { ...cv, personalInfo: { ...cv.personalInfo, fullName: 'A.* (Menon) [x' }, summary: 'Anything (Menon) here' }
  expect(maskedCv(odd, 'X').summary).toBe('Anything [hidden] here')
})

test('details are hidden only while the review is blind and the application is not shortlisted', () => {
  const row = {
    id: '018f0000-0000-7000-8000-0000004f2a1c',
    cvSnapshot: cv,
    coverLetter: 'Asha',
    isBlind: true,
    shortlistedAt: null,
  }
  expect(maskedIfBlind(row)).toMatchObject({
    coverLetter: '[hidden]',
    cvSnapshot: { personalInfo: { fullName: 'Applicant 4F2A1C' } },
  })
  expect(maskedIfBlind({ ...row, shortlistedAt: new Date() })).toMatchObject({ coverLetter: 'Asha', cvSnapshot: cv })
  expect(maskedIfBlind({ ...row, isBlind: null }).cvSnapshot).toBe(cv)
})
