/** Limits the tokens of the model per day: for each person, for all visitors together, and in total. */
import { createHmac } from 'node:crypto'
import type { Caller } from '#features/assistant-tools/server/public.ts'
import { dayNumberAt } from '#platform/contract/dates.ts'
import type { AiConfig } from '#platform/server/ai/client.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Account } from './budget-queries.ts'

/** The share of all visitors together, so that tokens are left for people with an account. */
const shareOfVisitors = 0.5
/** The share of one company. */
const shareOfCompany = 0.25

type KeyContext = Pick<AppContext, 'keyFor'>

/** The account of a caller. A person is a hash that cannot be linked to another day. */
export function accountOf(context: KeyContext, ai: AiConfig, caller: Caller, now: Date): Account {
  const day = dayNumberAt(now.getTime())
  const whose = caller.kind === 'visitor' ? `network ${caller.network ?? ''}` : `account ${caller.id}`
  return {
    day,
    holders: [
      { name: nameOf(context, day, whose), most: ai.dailyTokensPerPerson },
      ...(caller.kind === 'visitor' ? [{ name: 'visitors', most: Math.floor(ai.dailyTokens * shareOfVisitors) }] : []),
      { name: 'all', most: ai.dailyTokens },
    ],
  }
}

/** The account for work that a company causes. */
export function companyAccountOf(context: KeyContext, ai: AiConfig, employerId: string, now: Date): Account {
  const day = dayNumberAt(now.getTime())
  return {
    day,
    holders: [
      { name: nameOf(context, day, `company ${employerId}`), most: Math.floor(ai.dailyTokens * shareOfCompany) },
      { name: 'all', most: ai.dailyTokens },
    ],
  }
}

function nameOf({ keyFor }: KeyContext, day: number, whose: string): string {
  return createHmac('sha256', keyFor('model budget')).update(`${day} ${whose}`).digest('base64url')
}

/** An estimate, before the provider has counted. A Hindi letter has three bytes and is often a token of its own. */
export function tokensOf(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3)
}
