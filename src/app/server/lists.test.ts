import { expect, test } from 'vitest'
import { features } from './build-server.ts'
import { reactions } from './reactions.ts'
import { schedule } from './schedule.ts'

test.each([
  ['reaction', reactions.map(({ name }) => name)],
  ['appointment', schedule.map(({ name }) => name)],
  ['call', features.flatMap(({ contract }) => Object.keys(contract))],
])('each %s stands in its list once', (_what, names) => {
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
