import { expect, test } from 'vitest'
import { speaksOfDistress } from './distress.ts'

test.each([
  'i want to kill myself, no job since 1 year',
  'I don’t want to live anymore',
  'nobody hires me, i am thinking of suicide',
  'sometimes i feel i should end my life',
  'I am feeling depressed because I have no job',
  'im so depressed',
  'naukri nahi mil rahi, marne ka mann karta hai',
  'main ab jeena nahi chahti',
  'khudkushi kar lunga',
  'mai bahut depression me hu',
  'मैं मर जाना चाहता हूँ',
  'आत्महत्या के विचार आते हैं',
  'मैं डिप्रेशन में हूँ',
])('%s', (message) => {
  expect(speaksOfDistress(message)).toBe(true)
})

test.each([
  'suicide prevention counsellor jobs in Pune',
  'psychologist jobs for depression therapy',
  'jobs where I will not die of boredom',
  'I am killing it at my job, how do I ask for a raise',
  'meri company band ho gayi, kya karu',
  'depreciation accountant job',
  'मरीज़ों की देखभाल की नौकरी',
])('no distress: %s', (message) => {
  expect(speaksOfDistress(message)).toBe(false)
})
