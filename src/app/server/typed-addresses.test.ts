import { expect, test } from 'vitest'
import { openPortal } from '#tests/portal.ts'

const { app } = await openPortal()

test('an address that people type from memory is redirected permanently to its screen, with its query', async () => {
  const answer = await app.inject('/salary?role=nurse')
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/salary-calculator?role=nurse'])
})

test('on the CV site it is redirected to the start page, like every unknown address', async () => {
  const answer = await app.inject({ url: '/salary', headers: { host: 'cv.localhost' } })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/'])
})
