import { expect, test } from 'vitest'
import { readingOf } from './reading.ts'

const fact = (text: string) => ({ part: 'Skill', text })

test('text in the right order is found, wherever its lines break', () => {
  const facts = [[fact('Asha Menon')], [fact('Nadi Payments'), fact('Senior Engineer')], [fact('SQL')]]
  const pages = ['Asha\nMenon\nSenior  Engineer 2021\nNadi Payments', 'SQL']
  expect(readingOf(facts, pages)).toEqual({ looked: 4, missing: [] })
})

test('absent text is missing, and text before its place is misplaced', () => {
  const facts = [[fact('first')], [fact('second')], [fact('third')], [fact('never')]]
  expect(readingOf(facts, ['third first second'])).toEqual({
    looked: 4,
    missing: [
      { ...fact('third'), isMisplaced: true },
      { ...fact('never'), isMisplaced: false },
    ],
  })
})

test('two entries may name the same company', () => {
  const facts = [
    [fact('Clerk'), fact('Rao & Sons')],
    [fact('Cashier'), fact('Rao & Sons')],
  ]
  expect(readingOf(facts, ['Clerk Rao & Sons Cashier Rao & Sons']).missing).toEqual([])
})
