import { expect, test } from 'vitest'
import { detectIntent, intentDetector } from '#features/assistant-answers/server/reading/detect-intent.ts'
import { exampleQuestions, learnIntents } from '#features/assistant-answers/server/reading/learned-intent.ts'
import { companies, questionsIn, questionsOf, rightOf } from './questions.ts'

const folds = 5

/** Each example by a detector that has not learned from it. */
function shareOfExamplesRight(): number {
  const all = questionsOf(exampleQuestions)
  const right = Array.from({ length: folds }, (_, fold) => {
    const learnedFrom = Map.groupBy(
      all.filter((_one, at) => at % folds !== fold),
      ({ key }) => key,
    )
    const groups = [...learnedFrom].map(([key, group]) => [key, group.map(({ message }) => message)] as const)
    const detect = intentDetector(learnIntents(Object.fromEntries(groups)))
    return rightOf(
      all.filter((_one, at) => at % folds === fold),
      detect,
    )
  })
  return right.reduce((sum, count) => sum + count, 0) / all.length
}

test('of indirect and misspelt questions, three of four are understood by what was learned from the others', () => {
  expect(questionsOf(exampleQuestions).length).toBeGreaterThan(1_000)
  expect(shareOfExamplesRight()).toBeGreaterThanOrEqual(0.75)
})

test('no question of the tests is an example', () => {
  const examples = new Set(questionsOf(exampleQuestions).map(({ message }) => message.toLowerCase()))
  const questions = ['questions', 'questions-unseen', 'questions-typed', 'questions-set-aside'].flatMap((name) =>
    questionsIn(`${name}.json`),
  )
  expect(questions.filter(({ message }) => examples.has(message.toLowerCase()))).toEqual([])
})

test.each(['how many jobs do you have', 'How many jobs are there?', 'kitni jobs hain'])('%s names no work', (message) => {
  expect(detectIntent({ message, context: 'job_search', companies })).toMatchObject({ intent: 'jobs', slots: { role: '' } })
})

test.each(['will it rain in Pune tomorrow', 'biryani recipe', 'good hotels to stay in Shimla', 'train time table Mumbai'])(
  '%s is no search for work',
  (message) => {
    expect(detectIntent({ message, context: 'job_search', companies }).intent).toBe('unknown')
  },
)

test('of sentences about anything else, nearly none is taken for a question about work', () => {
  const sentences = [
    'the committee will publish its findings in march',
    'my brother plays the violin every evening',
    'kal hum log ghumne gaye the bahut maza aaya',
    'mujhe laal rang bahut pasand hai',
    'उसने खिड़की बंद कर दी',
    'is chocolate bad for teeth',
    'why is the sky blue',
    'who painted the mona lisa',
    'our team lost by two goals',
    'what should i gift my sister',
  ]
  const taken = sentences.filter((message) => detectIntent({ message, context: 'career_advice', companies }).intent !== 'unknown')
  expect(taken.length).toBeLessThanOrEqual(2)
})

test('what a question means can be explained', () => {
  const { intent, matched } = detectIntent({ message: 'resume k kitne mrks doge', context: 'career_advice', companies })
  expect(intent).toBe('cv')
  expect(matched).toContain('means cv')
})
