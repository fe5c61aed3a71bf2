import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CvFields, isSame, readFields } from '#features/cvs/web/cv-fields.ts'
import { Autosave, type Failure, type SavingStatus } from '#platform/web/autosave.ts'

const saved = readFields({ summary: 'As saved' })
let now: CvFields
let sent: { readonly summary: string; readonly base: string | undefined }[]
let statuses: SavingStatus[]
let conflicts: number
let failing: Failure | null
/** If set, calls wait for this promise. */
let gate: Promise<void> | null
let autosave: Autosave<CvFields>

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:04:00Z') })
  now = saved
  sent = []
  statuses = []
  conflicts = 0
  failing = null
  gate = null
  autosave = new Autosave({
    read: () => now,
    isSame,
    base: { fields: saved, at: 'stamp 0' },
    send: async ({ summary }, base) => {
      sent.push({ summary, base })
      await gate
      if (failing) throw new Error(failing)
      return `stamp ${sent.length}`
    },
    failureOf: (error) => (error as Error).message as Failure, // `send` below throws it
    onSaving: (saving) => statuses.push(saving),
    onSaved: () => {},
    onConflict: () => (conflicts += 1),
  })
})
afterEach(() => {
  autosave.stop()
  vi.useRealTimers()
})

function type(summary: string): void {
  now = { ...now, summary }
  autosave.typed()
}

test('text is saved when typing pauses, each time based on the revision of the previous save', async () => {
  type('A')
  await vi.advanceTimersByTimeAsync(1_000)
  type('As')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(300)
  type('As b')
  await vi.advanceTimersByTimeAsync(1_300)
  expect(sent).toEqual([
    { summary: 'As', base: 'stamp 0' },
    { summary: 'As b', base: 'stamp 1' },
  ])
  expect(statuses.at(-1)).toBe('saved')
})

test('text is also saved while somebody types without pauses', async () => {
  for (let second = 0; second < 10; second++) {
    type(`Word ${second}`)
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(sent.length).toBe(1)
})

test('two calls never overlap: text typed meanwhile is sent next, based on the new revision', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  gate = promise
  type('First')
  await vi.advanceTimersByTimeAsync(1_300)
  type('First and more')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(sent.map(({ summary }) => summary)).toEqual(['First'])
  resolve()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent).toEqual([
    { summary: 'First', base: 'stamp 0' },
    { summary: 'First and more', base: 'stamp 1' },
  ])
})

test.each(['offline', 'away', 'signedOut'] as const)(
  'while it is %s it says so, tries again later and again, and then saves all',
  async (failure) => {
    failing = failure
    type('Kept')
    await vi.advanceTimersByTimeAsync(1_300)
    expect(statuses.at(-1)).toBe(failure)
    await vi.advanceTimersByTimeAsync(30_000)
    const tries = sent.length
    expect(tries).toBeGreaterThan(2)
    expect(tries).toBeLessThan(6)
    failing = null
    autosave.tryAgain()
    await vi.advanceTimersByTimeAsync(1)
    expect([sent.at(-1), statuses.at(-1)]).toEqual([{ summary: 'Kept', base: 'stamp 0' }, 'saved'])
  },
)

test('text of somebody else is not overwritten until the person decides', async () => {
  failing = 'conflict'
  type('Mine')
  await vi.advanceTimersByTimeAsync(1_300)
  type('Mine and more')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent.length, conflicts, statuses.at(-1)]).toEqual([1, 1, 'held'])
  failing = null
  autosave.overwrite()
  await vi.advanceTimersByTimeAsync(1)
  expect(sent.at(-1)).toEqual({ summary: 'Mine and more', base: undefined })
  type('Later')
  await vi.advanceTimersByTimeAsync(1_300)
  expect(sent.at(-1)).toEqual({ summary: 'Later', base: 'stamp 2' })
})

test('after taking the other text, only changes to it are saved', async () => {
  await autosave.hold()
  type('Mine')
  now = readFields({ summary: 'Theirs' })
  autosave.stored({ fields: now, at: 'their stamp' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
  type('Theirs, mended')
  await vi.advanceTimersByTimeAsync(1_300)
  expect(sent).toEqual([{ summary: 'Theirs, mended', base: 'their stamp' }])
})

test('saving at once waits for the call in progress and rejects when it fails', async () => {
  failing = 'offline'
  type('Now')
  await expect(autosave.saveNow()).rejects.toThrow('offline')
  failing = null
  expect(await autosave.saveNow()).toMatchObject({ at: 'stamp 2', fields: { summary: 'Now' } })
})
