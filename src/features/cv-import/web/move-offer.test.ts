import { expect, test } from 'vitest'
import { englishCv } from '#tests/factories/a-cv.ts'
import { readFields } from '#features/cvs/web/cv-fields.ts'
import type { ImportResult } from '../contract.ts'
import { moveLeft, moveOffer, targetsFor } from './move-offer.ts'
import { offersIn } from './offers.ts'

const { template: _template, ...cv } = englishCv
const line = (field: string, text: string) => ({ field, sure: 0.4, text, page: 1, box: null })
const imported: ImportResult = {
  source: 'pdf',
  cv,
  template: null,
  doubts: ['experience.0.company', 'skills.1'],
  proposed: ['skills.1'],
  left: [],
  readings: [line('experience.0.company', 'Nadi Payments, Senior Software Engineer'), line('skills.1', 'Tools: Node.js')],
}
const offerIn = (result: ImportResult, key: string) =>
  offersIn(result, readFields({}))
    .flatMap(({ offers }) => offers)
    .find((offer) => offer.key === key)

test('an employer and a role change places, with the lines that they were read from', () => {
  const move = { key: 'experience.0.company', label: 'Company', text: 'Nadi Payments', target: 'experience.0.position' }
  const { result, keys } = moveOffer(imported, move)
  expect(keys).toEqual(['experience.0.position', 'experience.0.company'])
  expect(result.cv.experience[0]).toMatchObject({ company: 'Senior Software Engineer', position: 'Nadi Payments' })
  expect(offerIn(result, 'experience.0.position')).toMatchObject({
    isDoubtful: true,
    source: { text: 'Nadi Payments, Senior Software Engineer' },
  })
  expect(offerIn(result, 'experience.0.company')).toMatchObject({ isDoubtful: false })
})

test('a skill becomes a language, and the other skills stay where they are', () => {
  const { result, keys } = moveOffer(imported, { key: 'skills.1', label: 'Node.js', text: 'Node.js', target: 'languages' })
  expect(keys).toEqual(['languages.3'])
  expect(result.cv.languages).toEqual([...englishCv.languages, 'Node.js'])
  expect(offerIn(result, 'skills.2')).toMatchObject({ offered: 'PostgreSQL' })
  expect(offerIn(result, 'skills.1')).toBeUndefined()
  expect(offerIn(result, 'languages.3')).toMatchObject({ isDoubtful: true, isProposed: true, source: { text: 'Tools: Node.js' } })
})

test('what belongs nowhere goes to the text to copy; a job without an end does not go on because of it', () => {
  const move = { key: 'experience.0.endDate', label: 'End', text: 'Present', target: 'left' }
  const { result, keys } = moveOffer({ ...imported, doubts: ['experience.0.endDate'] }, move)
  expect(keys).toEqual([])
  expect(result.left).toEqual([{ title: 'End', text: 'Present' }])
  expect(result.cv.experience[0]).toMatchObject({ endDate: '', current: false })
  expect(result.doubts).toEqual([])
})

test.each([
  ['experience.2.position', ['experience.2.company', 'left']],
  ['education.0.degree', ['education.0.field', 'education.0.institution', 'left']],
  ['projects.1.name', ['projects.1.organization', 'left']],
  ['languages.0', ['skills', 'achievements', 'left']],
  ['personalInfo.phone', ['left']],
  ['summary', ['achievements', 'left']],
  ['experience.0.description', ['summary', 'achievements', 'left']],
])('%s may go to %j', (key, targets) => {
  expect(targetsFor(key).map((target) => target.key)).toEqual(targets)
})

test('the duties of a job become achievements, one for each line', () => {
  const move = {
    key: 'experience.0.description',
    label: 'Description',
    text: '- Led a team\n- Cut costs',
    target: 'achievements',
  }
  const { result, keys } = moveOffer({ ...imported, cv: { ...cv, achievements: ['Gold medal'] } }, move)
  expect(keys).toEqual(['achievements.1', 'achievements.2'])
  expect(result.cv.achievements).toEqual(['Gold medal', 'Led a team', 'Cut costs'])
  expect(result.cv.experience[0]?.description).toBe('')
})

test('leftover text becomes a project, or goes on with the summary', () => {
  const left = [
    { title: 'Interests', text: 'Carnatic music' },
    { title: 'Other', text: 'Solar cooker\nBuilt from scrap' },
  ]
  const project = moveLeft({ ...imported, left }, 1, 'projects')
  const at = cv.projects?.length ?? 0
  expect(project.keys).toEqual([`projects.${at}.name`, `projects.${at}.description`])
  expect(project.result.cv.projects?.at(-1)).toMatchObject({ name: 'Solar cooker', description: 'Built from scrap' })
  expect(project.result.left).toEqual(left.slice(0, 1))
  const summary = moveLeft({ ...imported, cv: { ...cv, summary: 'Engineer.' }, left }, 0, 'summary')
  expect(summary).toMatchObject({ keys: ['summary'], result: { cv: { summary: 'Engineer.\nCarnatic music' } } })
})
