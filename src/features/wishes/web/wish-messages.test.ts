import { expect, test } from 'vitest'
import { CallFailed } from '#platform/web/call.ts'
import { wishFailed } from './wish-messages.ts'

test.each([
  ['<html><h1>502 Bad Gateway</h1></html>', 'Please check your connection and try again.'],
  ['{"message":"Too many wishes"}', 'Too many wishes'],
])('people see messages of the server, and no page of a server in between: %s', (body, text) => {
  expect(wishFailed(new CallFailed(502, body))).toMatchObject({ title: 'Error Submitting Wish', text })
})
