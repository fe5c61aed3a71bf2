import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFields } from '#features/cvs/web/cv-fields.ts'
import { type DraftStorage, openDraftStorage } from './draft-storage.ts'
import { parseStoredDraft } from './stored-draft.ts'

const saved = readFields({ summary: 'As saved' })

let now = saved
let isFull = false
let written: (string | null)[] = []
let store = new Map<string, string>()
let draftStorage: DraftStorage

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:04:00Z') })
  now = saved
  isFull = false
  written = []
  store = new Map()
  draftStorage = open()
})
afterEach(() => vi.useRealTimers())

function open(tab = 'here'): DraftStorage {
  return openDraftStorage({
    key: 'cv',
    tab,
    storage: {
      setItem: (key, text) => {
        if (isFull) throw new Error('no room')
        store.set(key, text)
      },
      removeItem: (key) => void store.delete(key),
    },
    now: () => new Date(),
    read: () => now,
    base: { fields: saved, at: '2026-11-20T09:00:00.000Z' },
    shown: saved,
    onWritten: (at) => written.push(at),
  })
}

function type(summary: string): void {
  now = { ...now, summary }
  draftStorage.typed()
}

const keptSummary = (): string | undefined => parseStoredDraft(store.get('cv') ?? null)?.fields.summary

test('text is stored soon, also while typing continues, with the revision it is based on', () => {
  draftStorage.moved(3)
  type('A')
  vi.advanceTimersByTime(200)
  expect(store.size).toBe(0)
  type('As')
  vi.advanceTimersByTime(200)
  expect(parseStoredDraft(store.get('cv') ?? null)).toMatchObject({
    tab: 'here',
    step: 3,
    base: '2026-11-20T09:00:00.000Z',
    fields: { summary: 'As' },
  })
})

test('nothing is written while nothing is typed', () => {
  draftStorage.typed()
  vi.advanceTimersByTime(1_000)
  draftStorage.flush()
  expect(written).toEqual([])
})

test('when the page is hidden, text is stored at once', () => {
  type('Hurry')
  draftStorage.flush()
  expect(keptSummary()).toBe('Hurry')
})

test('after a save, only text typed since then stays stored', () => {
  type('First')
  draftStorage.flush()
  const sent = now
  type('First and more')
  draftStorage.saved({ fields: sent, at: '2026-11-20T10:04:00.000Z' })
  expect(keptSummary()).toBe('First and more')
  draftStorage.saved({ fields: now, at: '2026-11-20T10:05:00.000Z' })
  expect(store.size).toBe(0)
})

test('the text of another tab is not overwritten until the person decides', () => {
  draftStorage.yieldTo()
  type('Mine')
  vi.advanceTimersByTime(1_000)
  draftStorage.flush()
  expect(store.size).toBe(0)
  expect(draftStorage.takeOver()).toBe(true)
  expect(keptSummary()).toBe('Mine')
})

test('a browser without storage is reported and causes no error', () => {
  isFull = true
  type('Too much')
  vi.advanceTimersByTime(400)
  expect(written).toEqual([null])
  expect(draftStorage.takeOver()).toBe(false)
})

test('only another tab of the same person counts as another writer', () => {
  type('There')
  draftStorage.flush()
  const newValue = store.get('cv') ?? null
  expect(open('there').savedElsewhere({ key: 'other', newValue })).toBeUndefined()
  expect(open('here').savedElsewhere({ key: 'cv', newValue })).toBeUndefined()
  expect(open('there').savedElsewhere({ key: 'cv', newValue })?.fields.summary).toBe('There')
  expect(open('there').savedElsewhere({ key: 'cv', newValue: null })).toBeNull()
})
