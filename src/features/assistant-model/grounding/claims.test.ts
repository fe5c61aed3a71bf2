import { expect, test } from 'vitest'
import { knownWords } from '../server/known-words.ts'
import { unfoundedIn } from './check-sentence.ts'
import { factsOf } from './facts.ts'

const data = { total: '12', jobs: [{ title: 'Driver', company: 'Lotus Care Hospital', salaryMin: 240_000 }] }
const facts = factsOf([{ data, links: ['/jobs?q=driver'] }], 'Any driver job in Pune?')
const known = await knownWords()
const reasonOf = (sentence: string) => unfoundedIn(sentence, facts, known)

test.each(['Companies are hiring now.', 'भर्ती चल रही है।', 'naukri nikli hai', 'Many are recruiting for this.'])(
  'jobs that are in no result: %s',
  (sentence) => {
    expect(reasonOf(sentence)).toBe('claim')
  },
)

test.each([
  'I have applied for you.',
  'I’ve saved it.',
  'I just sent your application.',
  'Your application has been submitted.',
  'maine apply kar diya hai',
  'मैंने आवेदन भेज दिया।',
])('what only the person can do: %s', (sentence) => {
  expect(reasonOf(sentence)).toBe('act')
})

test.each(['Lotus Care Hospital is hiring.', 'See [these](/jobs?q=driver): they are hiring.', 'Is anybody hiring?'])(
  'a job or a company of a result may be said to hire, and anybody may be asked: %s',
  (sentence) => {
    expect(reasonOf(sentence)).toBeNull()
  },
)

test.each(['You have applied for it.', 'Press the button to apply.', 'Have you saved it?'])(
  'what the person does is no act of the assistant: %s',
  (sentence) => {
    expect(reasonOf(sentence)).toBeNull()
  },
)
