import type { PostingAction, PostingState } from './contract.ts'

type Moves = Readonly<Partial<Record<PostingAction, PostingState>>>

/**
 * All allowed changes of state. The same button publishes for a verified company and waits for an unverified one; `hold`, `release` and `remove`
 * belong to staff and to reports. A closed posting is final, but it can be copied.
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

/** The actions that buttons may offer. */
export function actionsOf(state: PostingState): readonly PostingAction[] {
  return Object.keys(transitions[state]) as PostingAction[] // the table above has these keys
}

type Slot = { readonly state: PostingState; readonly expiresAt: Date | null }

export function isExpired({ state, expiresAt }: Slot, now: Date): boolean {
  return (state === 'open' || state === 'paused') && expiresAt !== null && expiresAt <= now
}

/** Whether a posting counts against the number of jobs in the company's plan. Drafts, closed and expired ones do not. */
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

/** A job that nobody has confirmed this many days after the first question is paused. */
export const unconfirmedDays = 14
export const confirmationDays = 7

/** Tells an employer at the limit of the plan what to do. */
export function limitSentence(limit: number): string {
  const jobs = limit === 1 ? '1 job' : `${limit.toLocaleString('en-IN')} jobs`
  return `Your plan includes ${jobs} at a time. Close one that is filled, or choose a larger plan under Pricing.`
}
