import { expect, test } from 'vitest'
import { CallFailed } from './call.ts'
import { sentenceOf } from './sentence-of.ts'

test.each([
  [new CallFailed(401, '{"message":"Unauthorized"}'), 'You are logged out. Please log in again.'],
  [new CallFailed(401, '{"message":"Invalid email or password"}'), 'Invalid email or password'],
  [new CallFailed(500, '{"message":"Internal Server Error","requestId":"x"}'), "It's our mistake. Please try again."],
  [new CallFailed(502, '<h1>Bad gateway</h1>'), 'Please check your connection and try again.'],
  [new TypeError('Failed to fetch'), 'Please check your connection and try again.'],
])('the message for a failed call: %#', (error, sentence) => {
  expect(sentenceOf(error)).toBe(sentence)
})
