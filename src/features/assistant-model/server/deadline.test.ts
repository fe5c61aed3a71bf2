import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { openDeadline, rejectedBy } from './deadline.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void // what the flag adds

function listenThenRelease(outer: AbortSignal): WeakRef<object> {
  const { signal, release } = openDeadline(outer, 60_000)
  const listener = { isStopped: false }
  signal.addEventListener('abort', () => (listener.isStopped = true))
  release()
  return new WeakRef(listener)
}

test('listeners of a completed answer are released before the time has passed', async () => {
  const { signal } = new AbortController()
  const listener = listenThenRelease(signal)
  await setImmediate()
  collect()
  expect(listener.deref()).toBeUndefined()
  expect(signal.aborted).toBe(false)
})

test('the signal is aborted when the time has passed, and when nobody waits any more', async () => {
  const controller = new AbortController()
  await expect(rejectedBy(openDeadline(controller.signal, 1).signal)).rejects.toMatchObject({ name: 'TimeoutError' })
  const left = rejectedBy(openDeadline(controller.signal, 60_000).signal)
  controller.abort()
  await expect(left).rejects.toMatchObject({ name: 'AbortError' })
  await expect(rejectedBy(openDeadline(controller.signal, 60_000).signal)).rejects.toMatchObject({ name: 'AbortError' })
})
