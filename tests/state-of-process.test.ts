import { expect, test, vi } from 'vitest'
import { changedSince, stateOfProcess } from './support/state-of-process.ts'

test('a variable, the clock and the folder that a file leaves changed are named; what it puts back is not', () => {
  const found = stateOfProcess()
  const folder = process.cwd()
  vi.stubEnv('PASAND_LEFT', 'here')
  vi.useFakeTimers()
  vi.spyOn(process, 'cwd').mockReturnValue('/elsewhere')
  expect(changedSince(found)).toEqual(expect.arrayContaining(['PASAND_LEFT', 'clock', 'later', 'folder']))
  vi.unstubAllEnvs()
  vi.useRealTimers()
  vi.restoreAllMocks()
  expect(changedSince(found)).toEqual([])
  expect(process.cwd()).toBe(folder)
})
