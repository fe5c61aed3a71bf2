import { readOwnCompany } from '#features/employers/server/public.ts'
import type { Db } from '#platform/server/db.ts'
import type { VerificationState } from '../contract.ts'
import { listLinks } from './link-queries.ts'
import { findLatestRequest } from './request-queries.ts'

export async function readState(db: Db, employerId: string, now: Date): Promise<VerificationState> {
  const [{ isVerified, verification }, request, links] = await Promise.all([
    readOwnCompany(db, employerId),
    findLatestRequest(db, employerId),
    listLinks(db, employerId, now),
  ])
  const sentTo = (wanted: 'verification' | 'contact'): string | null =>
    links.find(({ purpose }) => purpose === wanted)?.email ?? null
  return { isVerified, verification, request, emailSentTo: sentTo('verification'), contactSentTo: sentTo('contact') }
}
