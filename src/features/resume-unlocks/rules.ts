import { daysAfter, daysBefore } from '#platform/contract/dates.ts'
import type { RequestStatus } from './contract.ts'

/** Granted once to every verified company, so that it can try unlocking. */
export const startingUnits = 5

const answerDays = 14
const shownDays = 90
const returnDays = 14
const declinedDays = 90

/**
 * Returns are limited in this period, because a number that was read stays known: otherwise a company could read every number and return each unlock.
 */
const returnsDays = 30
const fewReturns = 5
const usesPerReturn = 10

export const answerUntil = (requestedAt: Date): Date => daysAfter(requestedAt, answerDays)
/** An unlock is valid this long. */
export const shownUntil = (unlockedAt: Date): Date => daysAfter(unlockedAt, shownDays)
export const returnUntil = (unlockedAt: Date): Date => daysAfter(unlockedAt, returnDays)
export const returnsSince = (now: Date): Date => daysBefore(now, returnsDays)
/** How many of the used unlocks may be returned. */
export const mostReturns = (used: number): number => Math.max(fewReturns, Math.floor(used / usesPerReturn))
/** A company that was declined after this time may not ask again yet. */
export const declinedSince = (now: Date): Date => daysBefore(now, declinedDays)

export const statusTexts: Readonly<Record<RequestStatus, string>> = {
  pending: 'Waiting for an answer',
  accepted: 'Accepted. Open the contact details to use one unlock.',
  unlocked: 'Contact details open',
  declined: 'Declined',
  expired: 'Ended',
  closed: 'Closed',
  returned: 'Unlock given back',
}

export const requestsPath = '/settings#requests'
export const resumePath = (resumeId: string): string => `/employer-portal/resumes/${resumeId}`
