/** What the model may cost in a day: tokens for each person, for all visitors together, and for everybody. */
import { createHmac } from 'node:crypto'
import type { Caller } from '#features/assistant-tools/server/public.ts'
import { dayNumberAt } from '#platform/contract/dates.ts'
import type { AiConfig } from '#platform/server/ai/client.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Account } from './budget-queries.ts'

/** Visitors may not use up what people with an account need. */
const shareOfVisitors = 0.5
/** Nor may one company. */
const shareOfCompany = 0.25

type KeyContext = Pick<AppContext, 'keyFor'>

/** A person is a hash that nobody can trace back on another day. */
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

/** For the work that a company causes. */
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

/** Before the provider has counted them. A letter of Hindi has three bytes and often is a token of its own. */
export function tokensOf(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3)
}
