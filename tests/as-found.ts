/** Files that share a process leave it as they found it, so that none can lean on what another did. */
import { afterAll } from 'vitest'
import { changedSince, stateOfProcess } from './support/state-of-process.ts'

const found = stateOfProcess()

afterAll(() => {
  const changed = changedSince(found)
  if (changed.length > 0) throw new Error(`the file leaves these changed for the next one: ${changed.join(', ')}`)
})
