import { expect, test } from 'vitest'
import { contracts } from './features.ts'
import { emailTemplates, reactions, schedule } from './queue-tasks.ts'

test.each([
  ['reaction', reactions.map(({ name }) => name)],
  ['email template', emailTemplates.map(({ kind }) => kind)],
  ['cron job', schedule.map(({ name }) => name)],
  ['call', contracts.flatMap((contract) => Object.keys(contract))],
])('each %s is in its list once', (_what, names) => {
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
