import { expect, test } from 'vitest'
import { problemsIn, problemText, stepOf } from './steps.ts'

test('every field belongs to a step, and the CV as a whole to the last one', () => {
  expect(['personalInfo.phone', 'summary', 'experience.1.company', 'education.0.degree', 'skills', ''].map(stepOf)).toEqual([
    0, 1, 2, 3, 4, 4,
  ])
})

test('the errors become a list in the order of the steps', () => {
  const errors = {
    skills: { type: 'too_small', message: 'At least one skill is required' },
    experience: [undefined, { company: { type: 'too_small', message: 'Company name is required', ref: { name: 'x' } } }],
    personalInfo: { phone: { type: 'custom', message: 'Phone number must be at least 10 digits' } },
  }
  expect(problemsIn(errors)).toEqual([
    { path: 'personalInfo.phone', message: 'Phone number must be at least 10 digits' },
    { path: 'experience.1.company', message: 'Company name is required' },
    { path: 'skills', message: 'At least one skill is required' },
  ])
})

test.each([
  ['projects', 'Please keep at most 30 entries', 'Projects: Please keep at most 30 entries'],
  ['experience', 'Please keep at most 30 entries', 'Experience: Please keep at most 30 entries'],
  ['certificates.1.name', 'Please enter a name', 'Certificates 2: Please enter a name'],
  ['experience.1.company', 'Company name is required', 'Company name is required'],
  ['skills', 'At least one skill is required', 'At least one skill is required'],
  ['skills.3', 'Please use at most 300 characters', 'Please use at most 300 characters'],
  ['', 'Your CV is too long. Please shorten it', 'Your CV is too long. Please shorten it'],
])('the list of errors says where “%s” is wrong', (path, message, text) => {
  expect(problemText({ path, message })).toBe(text)
})
