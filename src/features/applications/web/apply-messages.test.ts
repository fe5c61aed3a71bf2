import { expect, test } from 'vitest'
import { CallFailed } from '#platform/web/call.ts'
import { messageFor } from './apply-messages.ts'

test('the error page of a proxy is not shown to people', () => {
  const error = new CallFailed(502, '<html><h1>502 Bad Gateway</h1></html>')
  expect(messageFor(error)).toMatchObject({ title: 'Application Failed', text: 'Please check your connection and try again.' })
})
