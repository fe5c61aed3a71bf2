import { expect, test } from 'vitest'
import type { Question } from './contract.ts'
import { emptyPractice, questionsOf, scoreOf, withAnswer } from './practice.ts'

function questions(name: string, count: number): Question[] {
  return Array.from({ length: count }, (_, index) => ({
    question: `${name}${index}`,
    category: 'technical',
    difficulty: 'easy',
    expectedAnswer: 'x',
    assessmentCriteria: ['a', 'b', 'c'],
  }))
}

type Areas = Parameters<typeof questionsOf>[0]['areas']
const area = (name: string, general = 12, technical = 13): Areas[number] => ({
  roleArea: 'fintech',
  level: 'mid',
  overview: [],
  expectations: [],
  plan: [],
  tips: [],
  general: questions(`${name}g`, general),
  technical: questions(`${name}t`, technical),
})
const practiceQuestions = (areas: Areas, round: number) => questionsOf({ areas }, round).map(({ question }) => question)

test('a round has three general and three technical questions, from the beginning, the middle and the end of the lists', () => {
  expect(practiceQuestions([area('')], 0)).toEqual(['g0', 'g4', 'g8', 't0', 't5', 't10'])
  expect(practiceQuestions([area('')], 1).slice(0, 3)).toEqual(['g1', 'g5', 'g9'])
})

test('all questions are practised before one is repeated', () => {
  const general = [0, 1, 2, 3].flatMap((round) => practiceQuestions([area('')], round).slice(0, 3))
  expect(new Set(general).size).toBe(12)
  const technical = [0, 1, 2, 3, 4].flatMap((round) => practiceQuestions([area('')], round).slice(3))
  expect(new Set(technical).size).toBe(13)
  expect(practiceQuestions([area('')], 4).slice(0, 3)).toEqual(practiceQuestions([area('')], 0).slice(0, 3))
})

test('with two role areas a round has questions of both', () => {
  expect(practiceQuestions([area('a'), area('b')], 0)).toEqual(['ag0', 'bg0', 'ag4', 'at0', 'bt0', 'at5'])
})

test('an answer changes no other answer, and the score counts the covered criteria', () => {
  const first = withAnswer(emptyPractice, { text: 'mine', met: ['a'] })
  const third = withAnswer({ ...first, at: 2 }, { isCompared: true, met: ['a', 'b'] })
  expect(third.answers).toEqual([
    { text: 'mine', isCompared: false, met: ['a'] },
    { text: '', isCompared: false, met: [] },
    { text: '', isCompared: true, met: ['a', 'b'] },
  ])
  expect(scoreOf(questions('q', 6), third)).toEqual({ met: 3, of: 18 })
})
