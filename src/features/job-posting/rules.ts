import type { PostingAction, PostingState } from './contract.ts'

type Moves = Readonly<Partial<Record<PostingAction, PostingState>>>

/**
 * Every allowed change of a posting. `publish` and `wait` are the same button of a verified and an unverified company; `hold`, `release` and `remove`
 * belong to staff and to reports. A closed posting is final: it can be copied.
 */
const transitions: Readonly<Record<PostingState, Moves>> = {
  draft: { publish: 'open', wait: 'waiting' },
  waiting: { publish: 'open', wait: 'waiting', withdraw: 'draft' },
  open: { publish: 'open', pause: 'paused', renew: 'open', confirm: 'open', close: 'closed', hold: 'held', remove: 'closed' },
  paused: { publish: 'paused', resume: 'open', close: 'closed', hold: 'held', remove: 'closed' },
  held: { release: 'open', remove: 'closed' },
  closed: {},
}

/** Null when the action is not allowed in this state. */
export function nextState(state: PostingState, action: PostingAction): PostingState | null {
  return transitions[state][action] ?? null
}

/** What a button may offer. */
export function actionsOf(state: PostingState): readonly PostingAction[] {
  return Object.keys(transitions[state]) as PostingAction[] // the keys of the table above
}

type Slot = { readonly state: PostingState; readonly expiresAt: Date | null }

export function isExpired({ state, expiresAt }: Slot, now: Date): boolean {
  return (state === 'open' || state === 'paused') && expiresAt !== null && expiresAt <= now
}

/** Whether it counts against the number of jobs that the company's plan includes. Drafts, closed and expired ones do not. */
export function takesSlot(posting: Slot, now: Date): boolean {
  return posting.state !== 'draft' && posting.state !== 'closed' && !isExpired(posting, now)
}

export const stateLabels: Readonly<Record<PostingState, string>> = {
  draft: 'Draft',
  waiting: 'Waiting for verification',
  open: 'Open',
  paused: 'Paused',
  held: 'On hold',
  closed: 'Closed',
}

export const usualDays = 30
export const mostDays = 60

/** A job that nobody has confirmed for so many days after the first question is paused. */
export const unconfirmedDays = 14
export const confirmationDays = 7

/** For an employer at its limit: what it can do. */
export function limitSentence(limit: number): string {
  const jobs = limit === 1 ? '1 job' : `${limit.toLocaleString('en-IN')} jobs`
  return `Your plan includes ${jobs} at a time. Close one that is filled, or choose a larger plan under Pricing.`
}
