import type { Kit } from '#features/interviewer-kits/contract.ts'

export const sessionStatuses = ['scheduled', 'in_progress', 'completed', 'cancelled'] as const
export type SessionStatus = (typeof sessionStatuses)[number]

/** How long an emailed link works: until the interview, and afterwards for the rights of the candidate. */
export const linkDays = 14
export const linkDaysAfterEnd = 30
/** A candidate who returns within this time continues at the same question; with an unsent answer, within the time limit. */
export const awayMinutes = 30
/** The maximum length of an interview, without pauses. */
const longestMinutes = 50
/** The maximum length of all pauses together. */
const mostPausedMinutes = 15
export const correctionHours = 48
export const mostTokens = 10
export const tokenMinutes = 10

const minuteMs = 60_000
const hourMs = 60 * minuteMs

type Pauses = { readonly pausedAt: Date | null; readonly pausedSeconds: number }

/** The seconds of all pauses, including the current one. */
export function pausedUntil({ pausedAt, pausedSeconds }: Pauses, now: Date): number {
  const seconds = pausedSeconds + (pausedAt ? (now.getTime() - pausedAt.getTime()) / 1_000 : 0)
  return Math.round(Math.min(mostPausedMinutes * 60, seconds))
}

/** The seconds left for pauses. When they are used up, the time of the interview runs even while it is paused. */
export const pauseSecondsLeft = (pauses: Pauses, now: Date): number => mostPausedMinutes * 60 - pausedUntil(pauses, now)

export const warmUpSeconds = 60

export function secondsOf(kit: Kit): number {
  return warmUpSeconds + kit.questions.reduce((sum, { timeLimit }) => sum + timeLimit, 0)
}

type Outcome = { readonly outcome: 'answered' | 'skipped' | null }
export const openStep = <S extends Outcome>(steps: readonly S[]): S | null =>
  steps.find(({ outcome }) => outcome === null) ?? null

type SessionTimes = { readonly startedAt: Date; readonly pausedSeconds: number }

/** When the interview ends by itself: after one and a half times the time that the questions need, within the maximum length. */
export function ceilingOf({ startedAt, pausedSeconds }: SessionTimes, questionSeconds: number): Date {
  const minutes = Math.min(longestMinutes, (questionSeconds * 1.5) / 60 + 3)
  return new Date(startedAt.getTime() + minutes * minuteMs + pausedSeconds * 1_000)
}

/** An answer counts this long after the end, because a lost connection may have delayed it. */
export const lateSeconds = 60

export function isAway(activeAt: Date, now: Date): boolean {
  return now.getTime() - activeAt.getTime() > awayMinutes * minuteMs
}

/** The end of the time in which the candidate may correct the transcript, and the result is provisional. */
export function correctionsUntil(endedAt: Date): Date {
  return new Date(endedAt.getTime() + correctionHours * hourMs)
}

/** How an answer was given; `voice` was transcribed by a realtime service. */
export const spokenVias = ['typed', 'dictated', 'voice'] as const
export type SpokenVia = (typeof spokenVias)[number]

/** Why a call of the voice service has ended. */
export type CallEnd =
  // A newer call of the same interview has taken over.
  | 'replaced'
  // The candidate closed the page, or lost the microphone.
  | 'hung_up'
  | 'interview_ended'
  | 'time_limit'
  | 'silence_timeout'
  | 'tampering'
  | 'token_limit'
  // The call could not be opened.
  | 'failed'
  // The service closed the control connection.
  | 'disconnected'
  // The server stopped in an orderly way.
  | 'shutdown'
  // No server renewed the call any more, because the one that held it was killed.
  | 'heartbeat_timeout'

/** Ends after which the server waits for the candidate: a new call by itself would talk to nobody, or be changed or cost the same again. */
export const finalCallEnds = ['silence_timeout', 'tampering', 'token_limit'] as const satisfies readonly CallEnd[]
export type FinalCallEnd = (typeof finalCallEnds)[number]

export type Decision = 'advance' | 'decline'

/** The percentage of completed sessions that were passed; null without completed sessions. */
export function passRateOf({ passed, completed }: { readonly passed: number; readonly completed: number }): number | null {
  return completed === 0 ? null : Math.round((passed / completed) * 100)
}

export const sessionPath = (id: string): string => `/employer-portal/interviews/${id}`
