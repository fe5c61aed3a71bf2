import { expect, test } from 'vitest'
import { fitOf, type Offered } from './recommend-rules.ts'

const job: Offered = {
  title: 'Senior Staff Nurse',
  location: 'Bengaluru, Karnataka',
  requirements: ['Patient care', 'C++'],
  description: 'Night shifts in intensive care.',
}

test.each([
  [{ role: 'Staff Nurse', skills: [], place: '' }, 4, 'Like your work as Staff Nurse'],
  [{ role: '', skills: ['patient care', 'C++', 'Java'], place: '' }, 4, 'Asks for patient care and C++'],
  [{ role: '', skills: [], place: 'Indiranagar, Bangalore' }, 3, 'In Bengaluru'],
  [{ role: 'Nurse', skills: ['C++'], place: 'Bengaluru' }, 9, 'Asks for C++, like your work as Nurse, in Bengaluru'],
])('%j fits with %d points: %s', (seeking, points, reason) => {
  expect(fitOf(job, seeking)).toEqual({ points, reason })
})

test.each([
  [{ role: 'Senior Accountant', skills: ['C', 'Care plans'], place: 'Mysuru' }],
  [{ role: '', skills: ['', '!'], place: '' }],
  [{ role: 'Senior Staffing Executive', skills: [], place: '' }],
])('%j does not fit, and nothing is made up', (seeking) => {
  expect(fitOf(job, seeking)).toEqual({ points: 0, reason: '' })
})
