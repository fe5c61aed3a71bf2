import { beforeEach, expect, test } from 'vitest'
import { CallFailed } from './call.ts'
import { afterLostAnswers } from './lost-answers.ts'

type Text = { readonly title: string; readonly words: string }
const text = (words: string): Text => ({ title: 'T', words })

let stored: { fields: Text; at: string }
let isAnswerLost: boolean
let isOffline: boolean
let reads: number
let send: ReturnType<typeof afterLostAnswers<Text>>

beforeEach(() => {
  stored = { fields: text('First'), at: '1' }
  isAnswerLost = isOffline = false
  reads = 0
  send = afterLostAnswers<Text>(
    async (fields, base) => {
      if (isOffline) throw new TypeError('Failed to fetch')
      if (base !== undefined && base !== stored.at) throw new CallFailed(409, '')
      stored = { fields, at: String((Number(stored.at) || 0) + 1) }
      if (isAnswerLost) throw new TypeError('Failed to fetch')
      return stored.at
    },
    async () => {
      if (isOffline) throw new TypeError('Failed to fetch')
      if (stored.at === 'none') throw new CallFailed(404, '')
      reads += 1
      // The database may return the fields in another order.
      return { fields: { words: stored.fields.words, title: stored.fields.title }, at: stored.at }
    },
  )
})

test('after a lost answer the next save is based on the text that had arrived', async () => {
  isAnswerLost = true
  await expect(send(text('Second'), '1')).rejects.toThrow('Failed to fetch')
  await expect(send(text('Third'), '1')).rejects.toThrow('Failed to fetch')
  isAnswerLost = false
  expect(await send(text('Fourth'), '1')).toBe('4')
  expect(await send(text('Fifth'), '4')).toBe('5')
  expect(reads, 'after each lost answer, once').toBe(2)
})

test('a save that never arrived keeps its base, also when reading from the server failed too', async () => {
  isOffline = true
  await expect(send(text('Second'), '1')).rejects.toThrow('Failed to fetch')
  await expect(send(text('Third'), '1')).rejects.toThrow('Failed to fetch')
  isOffline = false
  expect(await send(text('Third'), '1')).toBe('2')
})

test('the first save of a new text, if it never arrived, is sent again as the first', async () => {
  stored = { fields: text(''), at: 'none' }
  isOffline = true
  await expect(send(text('First'), 'none')).rejects.toThrow('Failed to fetch')
  isOffline = false
  expect(await send(text('First'), 'none')).toBe('1')
})

test('a text that somebody else has saved is still a conflict', async () => {
  isOffline = true
  await expect(send(text('Mine'), '1')).rejects.toThrow('Failed to fetch')
  isOffline = false
  stored = { fields: text('Theirs'), at: '2' }
  await expect(send(text('Mine too'), '1')).rejects.toMatchObject({ status: 409 })
  expect(stored.fields.words).toBe('Theirs')
})
