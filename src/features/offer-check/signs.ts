/** Signs of fraud in the words of an offer, in English, Hindi, and Hindi in Latin letters. */
import { sentencesOf } from './clauses.ts'
import { feeDemandIn } from './fee-demand.ts'

export type WordSign = 'fee' | 'urgency' | 'secrets' | 'papers' | 'tasks' | 'no-interview'

const urgency: readonly RegExp[] = [
  /\b(?:within|in|next)\s+(?:\d{1,2}|two|few)\s*(?:hours?|hrs?|minutes?|mins?|ghante)\b/iu,
  /\b(?:today only|only today|by today|last (?:date|day) (?:is )?today|pay today|deposit today|limited (?:seats?|slots?)|few seats|hurry|act now|immediate payment|confirm your (?:seat|slot)|offer expires|aaj hi|turant|jaldi kar\w*)\b/iu,
  /today to confirm|आज ही|तुरंत|जल्दी क/u,
]
const papers: readonly RegExp[] = [
  /\b(?:bank (?:account|details?|passbook|khata)|account number|passbook|aadh?aa?r|pan card|signed blank|original (?:documents?|certificates?))\b/iu,
  /आधार कार्ड|आधार नंबर|पैन कार्ड|बैंक (?:खाता|खाते|डिटेल)|पासबुक|मूल दस्तावेज/u,
]
const noInterview: readonly RegExp[] = [
  /\b(?:without|no|bina)\s+(?:any\s+)?interview\b|\b(?:direct|guaranteed|100%)\s+(?:joining|selection|placement|job)\b/iu,
  /बिना इंटरव्यू|पक्की नौकरी|नौकरी पक्की/u,
]

/** Data that opens a bank account. An ordinary login sends an OTP too, but no honest employer asks for it. */
const key =
  '(?:otp|one time password|cvv|(?:upi|atm|card) pin|(?:debit|credit|atm) card (?:number|details|photo)|net ?banking (?:password|id|login|details)|bank (?:login|password))'
const secrets: readonly RegExp[] = [
  new RegExp(
    `\\b(?:share|tell|give|forward|provide|send (?:us|me|the|your|that|back)|ask(?:ed|ing|s)?|want(?:s|ed)?|demand\\w*)\\b[^]{0,45}?\\b${key}\\b`,
    'iu',
  ),
  new RegExp(
    `\\b${key}\\b[^]{0,25}?\\b(?:share (?:kar|the|it)\\w*|bhej\\w*|bata\\w*|de do|dena hoga|dijiye|maa?ng\\w*)\\b`,
    'iu',
  ),
  /(?:ओटीपी|OTP|पिन|सीवीवी)(?![\p{L}\p{M}])[^]{0,25}?(?:बताएँ|बताएं|बताइए|बताओ|भेजें|भेजो|शेयर कर|मांग|माँग)/iu,
]
const isKept =
  /(?:\b(?:never|not|cannot|no ?one|nobody|mat|nahi|nahin|beware|if any(?:one|body))\b|n['’]t\b)(?! (?:worry|delay|hesitate))|नहीं|(?<!\p{L})(?:न|मत)(?![\p{L}\p{M}])|किसी को/iu

const approval =
  /(?<!\b(?:would|d|i|we|you|who|they) )\blike\b(?! to\b| (?:a|an|this|these|that|in)\b)[^]{0,30}\b(?:youtube|videos?|posts?|pages?|reels?)\b|\bliking\b|\bsubscrib\w+ (?:to )?(?:\w+ ){0,2}channels?\b|\b(?:videos?|reels?|channels?) (?:ko )?(?:like|subscribe)\b|\b(?:5|five)[ -]star\b|\b(?:give|write|post|leave) (?:\w+ ){0,3}(?:reviews?|ratings?)\b|\brat(?:e|ing) (?:\w+ ){0,2}(?:hotels?|products?|videos?)\b|(?:वीडियो|चैनल)[^]{0,10}(?:लाइक|सब्सक्राइब)/iu
const earning =
  /\b(?:earn\w*|get (?:paid|₹|rs)|paid (?:for|per)|per (?:like|task|review)|for each|each (?:like|task|review)|har (?:like|task)|kama\w*|income)\b|कमा/iu
const smallTasks =
  /\b(?:prepaid|merchant|crypto|vip)\s+tasks?\b|\b(?:earn|kama\w*)\b[^]{0,30}\bper task\b|\b(?:online|simple|easy|small|daily|telegram)\b[^]{0,15}\btasks?\b[^]{0,40}\b(?:earn|commission|kama\w*)\b|\b(?:telegram)\b[^]{0,20}\btasks?\b|\btasks?\b[^]{0,20}\b(?:telegram|paise kama\w*)\b/iu
const dailyFromHome = /\bearn\b[^]{0,20}\d[\d,]{2,}[^]{0,15}\b(?:daily|per day|a day|roz)\b[^]{0,30}\b(?:home|mobile|online)\b/iu

export type FoundSign<S extends string> = { readonly sign: S; readonly quote: string | null }

/** The signs, each with the words that show it. Gaps in the patterns are bounded, so that hostile text is checked in linear time. */
export function wordSigns(text: string): FoundSign<WordSign>[] {
  const found: readonly (readonly [WordSign, string | null])[] = [
    ['fee', feeDemandIn(text)],
    ['urgency', firstOf(urgency, text)],
    ['secrets', secretsIn(text)],
    ['papers', firstOf(papers, text)],
    ['tasks', tasksIn(text)],
    ['no-interview', firstOf(noInterview, text)],
  ]
  return found.flatMap(([sign, quote]) => (quote === null ? [] : [{ sign, quote: quoteOf(quote) }]))
}

function secretsIn(text: string): string | null {
  const clauses = sentencesOf(text)
    .flatMap((sentence) => sentence.clauses)
    .filter((clause) => !isKept.test(clause))
  return clauses.map((clause) => firstOf(secrets, clause)).find((found) => found !== null) ?? null
}

/** Liking and rating are a task only if the same sentence mentions money for it. */
function tasksIn(text: string): string | null {
  for (const sentence of text.split(/[.!?](?=\s|$)|[\n।]/u)) {
    const found =
      (earning.test(sentence) ? approval.exec(sentence) : null) ?? smallTasks.exec(sentence) ?? dailyFromHome.exec(sentence)
    if (found) return found[0]
  }
  return null
}

function firstOf(patterns: readonly RegExp[], text: string): string | null {
  return patterns.map((pattern) => pattern.exec(text)).find((found) => found !== null)?.[0] ?? null
}

const longestQuote = 80

export function quoteOf(words: string): string {
  const line = words.replaceAll(/☎+/gu, '…').replaceAll(/\s+/g, ' ').trim()
  return line.length > longestQuote ? `${line.slice(0, longestQuote)}…` : line
}
