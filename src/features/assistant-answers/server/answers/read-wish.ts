import type { Proposal } from '#features/assistant-tools/answer-contract.ts'
import { wishProposal } from '#features/assistant-tools/server/public.ts'
import type { AnswerInput } from './answer.ts'

/** Patterns of the company in a wish: "I want to work at Infosys as a tester", "my dream company is Wipro", "TCS company me kaam karna hai". */
const companyNames = [
  /\bwish\s+(?:for|to (?:join|work (?:at|for|with)))\s+([\p{L}\d][\p{L}\d&.' -]{1,60}?)(?=\s+(?:as|in|company)\b|[,.!?\n]|$)/iu,
  /\b(?:work(?:ing)?|job)\s+(?:at|with|for|in)\s+([\p{L}\d][\p{L}\d&.' -]{1,60}?)(?=\s+(?:as|in|company)\b|[,.!?\n]|$)/iu,
  /\bjoin(?:ing)?\s+([\p{L}\d][\p{L}\d&.' -]{1,60}?)(?=\s+(?:as|in|company)\b|[,.!?\n]|$)/iu,
  /\bdream company\s+(?:is|hai)\s+([\p{L}\d][\p{L}\d&.' -]{1,60}?)(?=[,.!?\n]|$)/iu,
  /(?:^|\s)([\p{L}\d&]{2,40})\s+(?:company\s+)?(?:me|mein|में)\s+(?:kaam|काम)/iu,
] as const
const notice = /\b(15|30|60|90)\s*(?:days?|din)\b|(15|30|60|90)\s*दिन/u
/** In days: the notice period of most people who have a job. */
const usualNotice = 30

type WishProposal = Extract<Proposal, { readonly kind: 'wish' }>

/** The wish that a message expresses, with the values that would be sent. Null without a company or a kind of work. */
export function readWish({ message, meaning: { company, slots } }: AnswerInput): WishProposal | null {
  const named = company ?? companyNames.map((pattern) => pattern.exec(message)?.[1]?.trim()).find(Boolean)
  if (!named || !slots.hasTrade) return null
  const words = new Set(named.toLowerCase().split(/\s+/))
  const role = slots.role
    .split(' ')
    .filter((word) => !words.has(word))
    .join(' ')
  if (role === '') return null
  const location = slots.place && !words.has(slots.place) ? slots.place : null
  const wish = {
    company: named.slice(0, 200),
    role: role.slice(0, 200),
    availabilityDays: availability(message),
    expectedSalary: slots.pay,
    location,
  }
  return wishProposal(wish)
}

function availability(message: string): WishProposal['wish']['availabilityDays'] {
  if (/\bimmediate(?:ly)?\b|\bturant\b|तुरंत/iu.test(message)) return 0
  const days = Number(notice.exec(message)?.slice(1).find(Boolean) ?? usualNotice)
  return days === 15 || days === 60 || days === 90 ? days : usualNotice
}
