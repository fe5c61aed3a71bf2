import { expect, test } from 'vitest'
import { blankProposal } from '#features/cv-words/proposal.ts'
import { sharesOf } from './tally.ts'

const sharesFor = (languages: string[]) =>
  sharesOf([[{ languages: ['हिन्दी'] }, { cv: { ...blankProposal, languages }, doubts: [] }]]).languages

test('a wrong reading in Hindi counts as wrong', () => {
  expect(sharesFor(['हिन्दी'])).toEqual([100, 100])
  expect(sharesFor(['मराठी'])).toEqual([0, 0])
})
