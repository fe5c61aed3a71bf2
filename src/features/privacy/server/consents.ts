import { refuse } from '#platform/contract/refusal.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import { consentText, type Purpose, purposes, purposesOf, textOf } from '../consent-texts.ts'
import { type Consent, consentChanged, privacy } from '../contract.ts'
import { insertConsent, type StoredConsent, listConsentsOf, withdrawConsents } from './consent-queries.ts'
import type { SubjectId } from './record-view.ts'

type OwnPurpose = Consent['purpose']

/** Stores a consent in the transaction that stores the data it is about. */
export async function recordConsent(tx: Tx, subject: SubjectId, purpose: Purpose, now: Date): Promise<void> {
  await insertConsent(tx, subject, { purpose, version: consentText(purpose).version }, now)
  await tell(tx, subject, purpose)
}

/** Stores the consent of a person who registers a company. */
export async function recordEmployerConsent(tx: Tx, userId: string, now: Date): Promise<void> {
  const { version } = consentText('account', { isEmployer: true })
  await insertConsent(tx, { userId }, { purpose: 'account', version }, now)
  await tell(tx, { userId }, 'account')
}

export async function withdrawConsent(tx: Tx, subject: SubjectId, purpose: Purpose, now: Date): Promise<void> {
  await withdrawConsents(tx, subject, purpose, now)
  await tell(tx, subject, purpose)
}

async function tell(tx: Tx, subject: SubjectId, purpose: Purpose): Promise<void> {
  if ('userId' in subject) await publish(tx, consentChanged, { userId: subject.userId, purpose })
}

type Answer = { readonly userId: string; readonly purpose: OwnPurpose }

export async function giveConsent(db: Db, { userId, purpose, version }: Answer & { readonly version: string }, now: Date) {
  if (version !== consentText(purpose).version) throw refuse(privacy['PUT /api/consents/:purpose'], 'staleText')
  await db.transaction().execute((tx) => recordConsent(tx, { userId }, purpose, now))
  return readConsent(db, { userId, purpose })
}

export async function takeBackConsent(db: Db, { userId, purpose }: Answer, now: Date): Promise<Consent> {
  if (purposes[purpose].isRequired) throw refuse(privacy['DELETE /api/consents/:purpose'], 'required')
  await db.transaction().execute((tx) => withdrawConsent(tx, { userId }, purpose, now))
  return readConsent(db, { userId, purpose })
}

export async function listMyConsents(db: Db, userId: string): Promise<Consent[]> {
  const stored = await listConsentsOf(db, { userId })
  return purposesOf('user').map((purpose) => shown(purpose as OwnPurpose, stored)) // users are asked for these only
}

async function readConsent(db: Db, { userId, purpose }: Answer): Promise<Consent> {
  return shown(purpose, await listConsentsOf(db, { userId }))
}

function shown(purpose: OwnPurpose, stored: readonly StoredConsent[]): Consent {
  const { title, isRequired } = purposes[purpose]
  const own = stored.filter((row) => row.purpose === purpose)
  const isEmployer = own.some((row) => purposes[purpose].forEmployers?.some(({ version }) => version === row.version))
  const { version, text } = consentText(purpose, { isEmployer })
  const isGiven = own.some((row) => row.version === version && row.withdrawnAt === null)
  const history = own.map((row) => ({
    version: row.version,
    text: textOf(purpose, row.version),
    givenAt: row.givenAt.toISOString(),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  }))
  return { purpose, title, isRequired, version, text, isGiven, history }
}
