/** Files that share a process must leave it unchanged, so that none depends on another. */
import { afterAll } from 'vitest'
import { changedSince, stateOfProcess } from './support/state-of-process.ts'

const found = stateOfProcess()

afterAll(() => {
  const changed = changedSince(found)
  if (changed.length > 0) throw new Error(`the file leaves these changed for the next one: ${changed.join(', ')}`)
})
