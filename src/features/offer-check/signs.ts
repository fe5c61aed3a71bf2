/** What the words of an offer show by themselves, in English, Hindi, and Hindi in Latin letters. */

export type WordSign = 'fee' | 'urgency' | 'secrets' | 'tasks' | 'no-interview'

/** Gaps are bounded: a hostile text costs no more than its length. */
const patterns: Readonly<Record<WordSign, readonly RegExp[]>> = {
  fee: [
    /\b(?:registration|registretion|security|processing|training|verification|refundable|joining|documentation|document|interview|application|kit|uniform|laptop|gate ?pass|visa|medical|onboarding|id ?card|courier)\b[^.\n]{0,30}\b(?:fees?|charges?|deposit|payment|money|paise|paisa)\b/iu,
    /\b(?:pay|deposit|transfer|send|submit)\b(?! you| scale| range| slip)[^.\n]{0,30}(?:₹|\brs\b|\binr\b|\brupees\b|\brupaye\b|\d{3,})/iu,
    /\b(?:ask(?:ed|ing|s)?|demand(?:ed|ing|s)?|want(?:s|ed)?)\b[^.\n]{0,30}(?:₹|\brs\b|\binr\b|\brupees?\b|\brupaye\b|\bmoney\b|\bfees?\b|\bdeposit\b)/iu,
    /\b(?:paise|paisa|paisey|rupaye|rupye|rupees|fees?|deposit|advance)\b[^.\n]{0,25}\b(?:maa?ng\w*|jama|bhej\w*|dene|dena|bhar\w*|transfer)\b/iu,
    /(?:शुल्क|फीस|फ़ीस|पैसे|पैसा|रुपये|रुपए|डिपॉजिट)[^।\n]{0,25}(?:जमा|मांग|माँग|भेज|देने|देना|भर|ले रहे)/u,
    /(?:जमा|डिपॉजिट)[^।\n]{0,25}(?:शुल्क|फीस|पैसे|रुपये|रुपए)/u,
  ],
  urgency: [
    /\b(?:within|in|next)\s+(?:\d{1,2}|two|few)\s*(?:hours?|hrs?|minutes?|mins?|ghante)\b/iu,
    /\b(?:today only|only today|by today|last (?:date|day) (?:is )?today|pay today|deposit today|limited (?:seats?|slots?)|few seats|hurry|act now|immediate payment|confirm your (?:seat|slot)|offer expires|aaj hi|turant|jaldi kar\w*)\b/iu,
    /today to confirm|आज ही|तुरंत|जल्दी क/u,
  ],
  secrets: [
    /\b(?:otp|one time password|cvv|upi pin|atm pin|atm card|debit card|net ?banking|bank (?:account|details?|passbook|khata)|account number|passbook|aadh?aa?r|pan card|signed blank|original (?:documents?|certificates?))\b/iu,
    /ओटीपी|आधार|पैन कार्ड|बैंक (?:खाता|खाते|डिटेल)|पासबुक|मूल दस्तावेज/u,
  ],
  tasks: [
    /\b(?:like|liking|subscrib\w+|review\w*|rat(?:e|ing))\b[^.\n]{0,30}\b(?:youtube|videos?|channels?|hotels?|google maps?|products?)\b/iu,
    /\b(?:prepaid|merchant|crypto|vip)\s+tasks?\b|\btasks?\b[^.\n]{0,30}\b(?:commission|telegram|earn)\b/iu,
    /\bearn\b[^.\n]{0,20}\d[\d,]{2,}[^.\n]{0,15}\b(?:daily|per day|a day|roz)\b/iu,
  ],
  'no-interview': [
    /\b(?:without|no|bina)\s+(?:any\s+)?interview\b|\b(?:direct|guaranteed|100%)\s+(?:joining|selection|placement|job)\b/iu,
    /बिना इंटरव्यू|सीधी भर्ती|पक्की नौकरी/u,
  ],
}

export type FoundSign<S extends string> = { readonly sign: S; readonly quote: string | null }

/** The signs, each with the words that show it. */
export function wordSigns(text: string): FoundSign<WordSign>[] {
  return Object.entries(patterns).flatMap(([sign, each]) => {
    const match = each.map((pattern) => pattern.exec(text)).find((found) => found !== null)
    return match ? [{ sign: sign as WordSign, quote: quoteOf(match[0]) }] : [] // a key of the table
  })
}

const longestQuote = 80

export function quoteOf(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim()
  return line.length > longestQuote ? `${line.slice(0, longestQuote)}…` : line
}
