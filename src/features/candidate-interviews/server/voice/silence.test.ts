import { expect, test } from 'vitest'
import { hangUpMs, nudgeMs, patienceMs, secondNudgeMs, Silence } from './silence.ts'

function aSilence() {
  let now = 1_000_000
  const silence = new Silence(() => new Date(now))
  const after = (ms: number, isWaiting = false) => {
    now += ms
    return silence.due(isWaiting)
  }
  after(60_000) // it does not wait for the browser any more
  silence.speak()
  return { silence, after }
}

test('an answer is complete when nobody has spoken for a while after it, not while somebody speaks or speech is being transcribed', () => {
  const { silence, after } = aSilence()
  silence.answer()
  expect(after(patienceMs - 1)).toBe(null)
  silence.speak()
  expect(after(patienceMs, true)).toBe(null)
  silence.answer()
  expect(after(patienceMs, true)).toBe(null)
  expect(after(0)).toBe('answered')
  expect(after(0)).toBe(null)
})

test('a person who thinks is encouraged twice, and the call ends only when nobody is there', () => {
  const { silence, after } = aSilence()
  expect(after(nudgeMs - 1)).toBe(null)
  expect(after(1)).toMatchObject({ say: expect.stringContaining('Take your time') })
  silence.stop()
  expect(after(secondNudgeMs - nudgeMs)).toMatchObject({ say: expect.stringContaining('type your answer') })
  silence.stop()
  expect(after(hangUpMs - secondNudgeMs - 1)).toBe(null)
  expect(after(1)).toBe('timeout')
})

test('a pause does not count as silence', () => {
  const { silence, after } = aSilence()
  silence.pause(true)
  expect(after(hangUpMs)).toBe(null)
  silence.pause(false)
  expect(after(nudgeMs - 1)).toBe(null)
})
