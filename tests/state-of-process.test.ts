import { expect, test, vi } from 'vitest'
import { changedSince, stateOfProcess } from './support/state-of-process.ts'

test('a changed variable, clock or folder is reported; a restored one is not', () => {
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
