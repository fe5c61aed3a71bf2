import type { Writer } from './crowd.ts'
import type { Visitor } from './visitor.ts'

type ReadCount = {
  good: number
  /** How many reads failed because the connection broke, and succeeded at the second try. */
  again: number
  failed: number
}

export type Reads = {
  /** Reads of pages that many people see. */
  readonly shared: ReadCount
  /** Reads of pages that only the signed-in person may see. */
  readonly own: ReadCount
  /** How many answers contained the data of somebody else. */
  foreign: number
  /** How many answers did not contain what the same person had just written. */
  stale: number
  /** The path and status of failed reads, and how often each failed. */
  readonly failures: Map<string, number>
}

export const noReads = (): Reads => ({
  shared: { good: 0, again: 0, failed: 0 },
  own: { good: 0, again: 0, failed: 0 },
  foreign: 0,
  stale: 0,
  failures: new Map(),
})

const pages = ['/jobs?q=nurse', '/jobs?q=driver+pune', '/', '/companies', '/api/jobs?search=accountant']

/** Reads a page that many people see, and then this person's own data. */
export async function readOne({ visit, cookie, email }: Writer, reads: Reads): Promise<void> {
  const { good, failed } = reads.shared
  await readTwice(visit, { path: pages[(good + failed) % pages.length] ?? '/', cookie: '', of: 'shared' }, reads)
  const own = await readTwice(visit, { path: '/api/auth/user', cookie, of: 'own' }, reads)
  if (own !== undefined && !own.includes(email)) reads.foreign++
}

/** Checks that a job that this person has just saved is in the person's list. */
export async function expectSaved({ visit, cookie }: Writer, jobId: string, reads: Reads): Promise<void> {
  const ids = await readTwice(visit, { path: '/api/saved-jobs/job-ids', cookie, of: 'own' }, reads)
  if (ids !== undefined && !ids.includes(jobId)) reads.stale++
}

type Read = { readonly path: string; readonly cookie: string; readonly of: 'shared' | 'own' }

/** Sends a read a second time if its connection breaks without an answer, as browsers do. */
async function readTwice(visit: Visitor, { path, cookie, of }: Read, reads: Reads): Promise<string | undefined> {
  const count = reads[of]
  let failure = 'no answer'
  for (const isSecond of [false, true]) {
    try {
      const { status, text } = await visit(path, { headers: { cookie }, isNewConnection: isSecond })
      if (status !== 200) {
        failure = `${status} ${reasonOf(text)}`
        break
      }
      count.good++
      if (isSecond) count.again++
      return text
    } catch {
      // The connection broke.
    }
  }
  count.failed++
  noteFailure(reads, `GET ${path} ${failure}`)
  return undefined
}

/** The message of a failed call, or the text of a page. */
export const reasonOf = (answer: string): string =>
  answer
    .replaceAll(/<style.*?<\/style>|<[^>]*>|[{}"]/gs, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 100)

export function noteFailure({ failures }: Pick<Reads, 'failures'>, failure: string): void {
  failures.set(failure, (failures.get(failure) ?? 0) + 1)
}
