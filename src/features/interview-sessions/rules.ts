import type { Kit } from '#features/interviewer-kits/contract.ts'

export const sessionStatuses = ['scheduled', 'in_progress', 'completed', 'cancelled'] as const
export type SessionStatus = (typeof sessionStatuses)[number]

/** How long an emailed link works: until the interview, and after it for what the candidate may do then. */
export const linkDays = 14
export const linkDaysAfterEnd = 30
/** Somebody who was away for less goes on at the same question. */
export const awayMinutes = 30
/** The longest interview, without pauses. */
const longestMinutes = 50
/** All pauses together. */
const mostPausedMinutes = 15
export const correctionHours = 48
export const mostTokens = 10
export const tokenMinutes = 10

const minuteMs = 60_000
const hourMs = 60 * minuteMs

type Pauses = { readonly pausedAt: Date | null; readonly pausedSeconds: number }

/** With the pause that is still going on. */
export function pausedUntil({ pausedAt, pausedSeconds }: Pauses, now: Date): number {
  const seconds = pausedSeconds + (pausedAt ? (now.getTime() - pausedAt.getTime()) / 1_000 : 0)
  return Math.round(Math.min(mostPausedMinutes * 60, seconds))
}

/** After them the time of the interview runs on, also while it is paused. */
export const pauseSecondsLeft = (pauses: Pauses, now: Date): number => mostPausedMinutes * 60 - pausedUntil(pauses, now)

export const warmUpSeconds = 60

export function secondsOf(kit: Kit): number {
  return warmUpSeconds + kit.questions.reduce((sum, { timeLimit }) => sum + timeLimit, 0)
}

type Outcome = { readonly outcome: 'answered' | 'skipped' | null }
export const openStep = <S extends Outcome>(steps: readonly S[]): S | null =>
  steps.find(({ outcome }) => outcome === null) ?? null

type SessionTimes = { readonly startedAt: Date; readonly pausedSeconds: number }

/** When the interview ends by itself: half as much again as the questions need, and never more than the longest. */
export function ceilingOf({ startedAt, pausedSeconds }: SessionTimes, questionSeconds: number): Date {
  const minutes = Math.min(longestMinutes, (questionSeconds * 1.5) / 60 + 3)
  return new Date(startedAt.getTime() + minutes * minuteMs + pausedSeconds * 1_000)
}

/** An answer on its way when the time ends, over a connection that was away for a moment, still counts. */
export const lateSeconds = 60

export function isAway(activeAt: Date, now: Date): boolean {
  return now.getTime() - activeAt.getTime() > awayMinutes * minuteMs
}

/** Until then the candidate corrects the transcript, and the result is provisional. */
export function correctionsUntil(endedAt: Date): Date {
  return new Date(endedAt.getTime() + correctionHours * hourMs)
}

/** How an answer came in; `voice` is what a realtime service has transcribed. */
export const spokenVias = ['typed', 'dictated', 'voice'] as const
export type SpokenVia = (typeof spokenVias)[number]

/** Why a call at the voice service is over. */
export type CallEnd = 'replaced' | 'left' | 'over' | 'silent' | 'tampered' | 'costly' | 'closed' | 'lost'

export type Decision = 'advance' | 'decline'

/** Passed sessions over completed ones, in percent; null without any. */
export function passRateOf({ passed, completed }: { readonly passed: number; readonly completed: number }): number | null {
  return completed === 0 ? null : Math.round((passed / completed) * 100)
}

export const sessionPath = (id: string): string => `/employer-portal/interviews/${id}`
