import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Writer } from './crowd.ts'

type AcknowledgedWrites = {
  readonly applications: string[]
  readonly messages: string[]
  readonly saves: { readonly cookie: string; readonly jobId: string }[]
  readonly payments: string[]
}

export type Load = {
  readonly acknowledged: AcknowledgedWrites
  readonly reads: { good: number; failed: number }
  /** When the last write was acknowledged, in milliseconds. */
  lastWrite: number
  /** The longest time between two acknowledged writes, in milliseconds. */
  longestPause: number
  readonly stop: () => Promise<void>
}

const betweenMs = 100
/** What a browser waits before it gives up. */
const patienceMs = 15_000
const searches = ['/jobs?q=nurse', '/jobs?q=driver+pune', '/', '/companies', '/api/jobs?search=accountant']

/** People apply, write, save and pay, and others search, without a pause. A write that failed is not repeated. */
export function startLoad(address: string, writers: readonly Writer[], readers: number): Load {
  let isOver = false
  const load: Load = {
    acknowledged: { applications: [], messages: [], saves: [], payments: [] },
    reads: { good: 0, failed: 0 },
    lastWrite: Date.now(),
    longestPause: 0,
    stop: async () => {
      isOver = true
      await Promise.all(loops)
    },
  }
  const loops = [
    ...writers.map((writer) =>
      repeat(
        () => isOver,
        () => write(address, writer, load),
      ),
    ),
    ...Array.from({ length: readers }, () =>
      repeat(
        () => isOver,
        () => read(address, load),
      ),
    ),
  ]
  return load
}

async function repeat(isOver: () => boolean, step: () => Promise<void>): Promise<void> {
  while (!isOver()) {
    await step()
    await sleep(betweenMs)
  }
}

async function read(address: string, { reads }: Load): Promise<void> {
  const at = searches[(reads.good + reads.failed) % searches.length] ?? '/'
  const answer = await fetch(address + at, { signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined)
  await answer?.text().catch(() => undefined)
  if (answer?.ok) reads.good++
  else reads.failed++
}

async function write(address: string, { cookie, jobIds }: Writer, load: Load): Promise<void> {
  const call = async <T>(method: string, path: string, body?: object): Promise<T | undefined> => {
    const headers = { cookie, ...(body ? { 'content-type': 'application/json' } : {}) }
    const request = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}), signal: AbortSignal.timeout(patienceMs) }
    const answer = await fetch(address + path, request).catch(() => undefined)
    if (!answer?.ok) return void (await answer?.text().catch(() => undefined))
    const now = Date.now()
    load.longestPause = Math.max(load.longestPause, now - load.lastWrite)
    load.lastWrite = now
    return (await answer.json().catch(() => undefined)) as T | undefined
  }
  const jobId = jobIds.pop()
  if (!jobId) return
  const { acknowledged } = load
  if (await call('PUT', `/api/saved-jobs/${jobId}`)) acknowledged.saves.push({ cookie, jobId })
  const application = await call<{ id: string }>('POST', '/api/applications', { jobId })
  if (!application) return
  acknowledged.applications.push(application.id)
  const text = `Is the position still open? ${randomUUID()}`
  if (await call('POST', `/api/applications/${application.id}/messages`, { body: text })) acknowledged.messages.push(text)
  const order = await call<{ id: string }>('POST', '/api/razorpay/create-order', { amount: 100 })
  if (!order) return
  const paid = { order_id: order.id, outcome: 'captured' }
  const receipt = await call<{ razorpay_payment_id: string; razorpay_signature: string }>(
    'POST',
    '/api/razorpay/sandbox-checkout',
    paid,
  )
  if (!receipt) return
  const proof = { order_id: order.id, payment_id: receipt.razorpay_payment_id, signature: receipt.razorpay_signature }
  if (await call('POST', '/api/razorpay/verify-payment', proof)) acknowledged.payments.push(order.id)
}
