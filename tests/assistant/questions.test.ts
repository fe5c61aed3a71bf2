import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { namesOf } from '#features/assistant-answers/server/reading/company-names.ts'
import { detectIntent, intentDetector } from '#features/assistant-answers/server/reading/detect-intent.ts'
import { exampleQuestions, learnIntents } from '#features/assistant-answers/server/reading/learned-intent.ts'

const Questions = z.record(z.string(), z.array(z.string()))
const companies = namesOf([{ companyName: 'Lotus Care Hospital' }, { companyName: 'Sunrise Logistics' }])

type Question = { readonly key: string; readonly intent: string; readonly message: string }

function questionsIn(name: string): Question[] {
  return questionsOf(Questions.parse(JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))))
}

function questionsOf(groups: Readonly<Record<string, readonly string[]>>): Question[] {
  return Object.entries(groups).flatMap(([key, messages]) => {
    return messages.map((message) => ({ key, intent: key.split('/')[0] ?? key, message }))
  })
}

function rightOf(questions: readonly Omit<Question, 'key'>[], detect = detectIntent): number {
  const right = questions.filter(
    ({ intent, message }) => detect({ message, context: 'career_advice', companies }).intent === intent,
  )
  return right.length
}

function shareRight(questions: readonly Omit<Question, 'key'>[]): number {
  return rightOf(questions) / questions.length
}

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

test('of three hundred questions, at least 92 % are understood', () => {
  const questions = questionsIn('questions.json')
  expect(questions.length).toBeGreaterThanOrEqual(300)
  expect(shareRight(questions)).toBeGreaterThanOrEqual(0.92)
})

test('of those to which no phrase was fitted, at least 85 %', () => {
  const questions = questionsIn('questions-unseen.json')
  const known = new Set(questionsIn('questions.json').map(({ message }) => message.toLowerCase()))
  expect(questions.length).toBeGreaterThanOrEqual(60)
  expect(questions.filter(({ message }) => known.has(message.toLowerCase()))).toEqual([])
  expect(shareRight(questions)).toBeGreaterThanOrEqual(0.85)
})

test('of indirect and misspelt questions, three of four are understood by what was learned from the others', () => {
  expect(questionsOf(exampleQuestions).length).toBeGreaterThan(1_000)
  expect(shareOfExamplesRight()).toBeGreaterThanOrEqual(0.75)
})

test('no question of the tests is an example', () => {
  const examples = new Set(questionsOf(exampleQuestions).map(({ message }) => message.toLowerCase()))
  const questions = [...questionsIn('questions.json'), ...questionsIn('questions-unseen.json')]
  expect(questions.filter(({ message }) => examples.has(message.toLowerCase()))).toEqual([])
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

test('the searches of the gold set of the search, whose author knew none of these phrases, are read as searches', () => {
  const Groups = z.array(z.object({ asked: z.array(z.string()) }))
  const file = new URL('../search/gold/held-out.json', import.meta.url)
  const searches = Groups.parse(JSON.parse(readFileSync(file, 'utf8'))).flatMap(({ asked }) => asked)
  const others = searches.filter((message) => {
    // What is not recognised is tried as a search.
    return !['jobs', 'unknown'].includes(detectIntent({ message, context: 'career_advice', companies }).intent)
  })
  expect(searches.length).toBeGreaterThan(100)
  expect(others.length / searches.length).toBeLessThan(0.05)
})

test('a wrong intent is counted as wrong', () => {
  expect(shareRight([{ intent: 'salary', message: 'nurse jobs in Mumbai' }])).toBe(0)
})

test.each([
  ['Pune me driver ki naukri chahiye', 'hi-Latn', { role: 'driver', place: 'pune' }],
  ['पुणे में ड्राइवर की नौकरी चाहिए', 'hi', { role: 'driver', place: 'pune' }],
  ['driver jobs in Pune', 'en', { role: 'driver', place: 'pune' }],
  ['nurse or teacher jobs in Delhi or Mumbai', 'en', { place: 'delhi or mumbai' }],
  ['java developer with 4 years experience, above 8 lpa', 'en', { role: 'java developer', experience: 'mid', pay: 800_000 }],
  ['warehouse job paying 18000 a month', 'en', { role: 'warehouse', pay: 216_000 }],
  [
    'fresher nurse jobs for women, part time',
    'en',
    { experience: 'entry', demographic: 'female_professional', jobType: 'part-time' },
  ],
  ['data entry work from home', 'en', { role: 'data entry remote', place: '' }],
  [
    'salary of a accountent in ahmdabad',
    'en',
    { role: 'accountent', meantRole: 'accountant', hasTrade: true, place: 'ahmdabad' },
  ],
  ['software enginer salery in pune', 'en', { meantRole: 'software engineer', place: 'pune' }],
  ['agar naukri mile to batao', 'hi-Latn', { place: '' }],
])('%s', (message, language, slots) => {
  expect(detectIntent({ message, context: 'career_advice', companies })).toMatchObject({ language, slots })
})

test('a hostile message costs no more than its length', () => {
  const plain = time('I am looking for a job as a nurse in Pune. '.repeat(90).slice(0, 4_000))
  for (const part of ['a', '1,', 'pay ', 'fee ₹', 'a.', 'job naukri kaam ', 'क', '@a.b', 'aaaaab ', 'dhundh '])
    expect(time(part.repeat(4_000).slice(0, 4_000))).toBeLessThan(30 * plain)
})

/** The shortest of five runs. */
function time(message: string): number {
  const runs = Array.from({ length: 5 }, () => {
    const start = performance.now()
    detectIntent({ message, context: 'career_advice', companies })
    return performance.now() - start
  })
  return Math.min(...runs)
}
