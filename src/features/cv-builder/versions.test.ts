import { expect, test } from 'vitest'
import { englishCv } from '#tests/factories/a-cv.ts'
import { changesBetween, draftOf } from './versions.ts'

const before = draftOf(englishCv)

test.each<[string, Record<string, unknown>, string[]]>([
  ['nothing', {}, []],
  [
    'blanks and marks of the builder',
    { typing: { skills: 'Ka' }, step: 3, experience: [...englishCv.experience, { company: '' }] },
    [],
  ],
  ['one text', { summary: 'Other' }, ['Summary']],
  ['contact data', { personalInfo: { ...englishCv.personalInfo, phone: '1', linkedIn: '' } }, ['Phone number', 'LinkedIn']],
  [
    'one job',
    { experience: [{ ...englishCv.experience[0], company: 'New Co' }, englishCv.experience[1]] },
    ['Experience: New Co'],
  ],
  ['one job less', { experience: englishCv.experience.slice(0, 1) }, ['Experience: 1 removed']],
  ['no jobs', { hasNoExperience: true }, ['Experience: 2 removed']],
  ['items', { skills: ['Go', ...englishCv.skills.slice(2)] }, ['Skills: 1 added, 2 removed']],
  ['the order of items', { languages: englishCv.languages.toReversed() }, ['Languages: in another order']],
  ['the template', { template: 'minimal' }, ['Template: minimal']],
  ['what no builder ever wrote', { education: 'none', skills: null }, ['Education: 1 removed', 'Skills: 8 removed']],
])('%s is described in plain words', (_, over, changes) => {
  expect(changesBetween(before, { ...before, ...over })).toEqual(changes)
})
