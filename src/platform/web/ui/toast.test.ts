import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast, toasts } from './toast.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('a new message takes the place of the old', () => {
  toast({ title: 'Job Saved!' })
  toast({ title: 'Job Unsaved' })
  expect(toasts.current()).toMatchObject({ message: { title: 'Job Unsaved' }, isOpen: true })
})

test('a dismissed message is kept, closed, for 1,000,000 ms', () => {
  toast({ title: 'Job Saved!' })
  toast(null)
  vi.advanceTimersByTime(999_999)
  expect(toasts.current()).toMatchObject({ isOpen: false })
  vi.advanceTimersByTime(1)
  expect(toasts.current()).toBeNull()
})

test('a message shown after a dismissal is not removed with the dismissed one', () => {
  toast({ title: 'Job Saved!' })
  toasts.dismiss()
  toast({ title: 'Job Unsaved' })
  vi.advanceTimersByTime(2_000_000)
  expect(toasts.current()).toMatchObject({ message: { title: 'Job Unsaved' }, isOpen: true })
  toasts.dismiss()
})

test('a message that times out while the next one is shown does not remove the next one', () => {
  toast({ title: 'Job Saved!' })
  const { id } = toasts.current() ?? {}
  toast({ title: 'Job Unsaved' })
  toasts.dismiss(id)
  expect(toasts.current()).toMatchObject({ message: { title: 'Job Unsaved' }, isOpen: true })
  toasts.dismiss()
})

test('a listener is called for each change until it is removed', () => {
  const heard = vi.fn<() => void>()
  const leave = toasts.subscribe(heard)
  toast({ title: 'Job Saved!' })
  toasts.dismiss()
  leave()
  toast({ title: 'Job Unsaved' })
  expect(heard).toHaveBeenCalledTimes(2)
  toasts.dismiss()
})
