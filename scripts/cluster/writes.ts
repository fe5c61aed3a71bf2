import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Writer } from './crowd.ts'
import type { Load } from './load.ts'
import { expectSaved, noteFailure, reasonOf } from './reads.ts'

export type AcknowledgedWrites = {
  readonly applications: string[]
  readonly messages: string[]
  readonly saves: { readonly email: string; readonly jobId: string }[]
  readonly payments: string[]
  /** The last photo of each person, by the person's cookie. */
  readonly photos: Map<string, string>
}

const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0a7' } })
  .png()
  .toBuffer()

/** Writes everything about one job: saves it, applies, writes a message and pays. At a person's first job it also uploads a photo. */
export async function writeAll(writer: Writer, load: Load): Promise<void> {
  const jobId = writer.jobIds.pop()
  if (!jobId) return
  const call = callAs(writer, load)
  const { acknowledged } = load
  if (!acknowledged.photos.has(writer.cookie)) {
    const kept = await call<{ small: string }>('PUT', '/api/profile/photo', photo)
    if (kept) acknowledged.photos.set(writer.cookie, kept.small)
  }
  if (await call('PUT', `/api/saved-jobs/${jobId}`)) {
    acknowledged.saves.push({ email: writer.email, jobId })
    await expectSaved(writer, jobId, load.reads)
  }
  const application = await call<{ id: string }>('POST', '/api/applications', { jobId })
  if (!application) return
  acknowledged.applications.push(application.id)
  const text = `Is the position still open? ${randomUUID()}`
  if (await call('POST', `/api/applications/${application.id}/messages`, { body: text })) acknowledged.messages.push(text)
  await pay(call, acknowledged.payments)
}

type Call = <T>(method: string, path: string, body?: object) => Promise<T | undefined>

async function pay(call: Call, paid: string[]): Promise<void> {
  const order = await call<{ id: string }>('POST', '/api/razorpay/create-order', { amount: 100 })
  if (!order) return
  const outcome = { order_id: order.id, outcome: 'captured' }
  type Receipt = { readonly razorpay_payment_id: string; readonly razorpay_signature: string }
  const receipt = await call<Receipt>('POST', '/api/razorpay/sandbox-checkout', outcome)
  if (!receipt) return
  const { razorpay_payment_id: payment_id, razorpay_signature: signature } = receipt
  if (await call('POST', '/api/razorpay/verify-payment', { order_id: order.id, payment_id, signature })) paid.push(order.id)
}

/** Returns undefined if the write was not acknowledged. */
function callAs({ visit, cookie }: Writer, load: Load): Call {
  return async <T>(method: string, path: string, body?: object): Promise<T | undefined> => {
    const given = body ? { body: body instanceof Uint8Array ? body : JSON.stringify(body) } : {}
    const answer = await visit(path, { method, headers: { cookie, ...typeOf(body) }, ...given }).catch(() => undefined)
    if (answer?.status !== 200 && answer?.status !== 201) {
      load.failedWrites++
      noteFailure(
        load.reads,
        `${method} ${path.replaceAll(/[\da-f-]{36}/g, ':id')} ${answer ? `${answer.status} ${reasonOf(answer.text)}` : 'no answer'}`,
      )
      return undefined
    }
    const now = Date.now()
    load.longestPause = Math.max(load.longestPause, now - load.lastWrite)
    load.lastWrite = now
    return (answer.text === '' ? {} : JSON.parse(answer.text)) as T
  }
}

const typeOf = (body: object | undefined): Record<string, string> =>
  body ? { 'content-type': body instanceof Uint8Array ? 'image/png' : 'application/json' } : {}
