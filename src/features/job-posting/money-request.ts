/** Finds a passage that asks the candidate for money. A denial counts only if it is about the fee: "Do not miss this: pay the fee" is a request. */

const feeWords = String.raw`(?:fees?|deposits?|charges?|amount)`
const kinds =
  'registration|security|processing|joining|training|application|documentation|kit|uniform|refundable|interview|placement'
const paying = String.raw`(?:pay|deposit|transfer|send) (?:an? )?(?:advance|fees?|(?:rs\.?|inr|₹) ?\d)`
const owed = String.raw`deposit of (?:rs\.?|inr|₹)|(?:fees?|deposit) (?:is |will be )?(?:refundable|payable|required)`
const mixed = String.raw`(?:fees?|shulk|paise|paisa|rupaye|rupay|₹ ?\d+|rs\.? ?\d+) (?:jama|bhej|bhar|dena|dene|deni|dijiye|dijie)\w*`

const english = String.raw`\b(?:(?:${kinds}) ${feeWords}|${paying}|${owed}|${mixed})`
const hindi = String.raw`(?:पंजीकरण|रजिस्ट्रेशन|सिक्योरिटी|सुरक्षा|ट्रेनिंग|प्रशिक्षण|प्रोसेसिंग|आवेदन) ?(?:शुल्क|फीस|फ़ीस|डिपॉजिट|राशि)|(?:शुल्क|फीस|फ़ीस|पैसे|रुपये) (?:जमा|भेज|भर|देन|दें|दीजिए)`

/** A passage that may ask for money or deny a fee. */
export const feePattern = new RegExp(`${english}|${hindi}`, 'i')
const everyFee = new RegExp(feePattern, 'gi')

/** Words that may stand between a negation and the denied fee. */
const between = String.raw`(?:(?:for|from|to|by|any|an?|the|such|our|your|you|kind|type|sort|form|of|hidden|upfront|advance|extra|other|additional|further|money|payments?|cash|candidates?|applicants?|job ?seekers?|anyone|anybody|as|or|nor|and|koi|kisi|bhi|${kinds}|${feeWords})[ ,/]+){0,8}`
const never = String.raw`(?:no|never|not|don['’]?t|doesn['’]?t|won['’]?t|can(?:no|['’])t|nobody|no one|none|neither|no need to|without)`
const taking = String.raw`(?:ask|charg|tak|collect|demand|requir|request|need|pay|deposit|transfer|send|want|accept|seek|levy|levi)\w*`

const denials = {
  /** "no registration fee", "free of any deposit" */
  none: new RegExp(String.raw`\b(?:no|zero|nil|free of|free from) ${between}$`, 'i'),
  /** "we never ask for a", "you do not have to pay any", "do not" before "pay a fee" */
  never: new RegExp(
    String.raw`\b${never} (?:(?:have|need|required|expected|supposed) to |ever |be |been |being |of our staff |of us )?(?:${taking} )?${between}$`,
    'i',
  ),
  /** "if anybody asks for a", "beware of people who ask for a" */
  warning: new RegExp(
    String.raw`\b(?:(?:if|in case|when) (?:anyone|anybody|someone|somebody|any person|koi) (?:\w+ ){0,3}(?:ask|demand|want)\w* ${between}|beware of (?:\w+ ){0,6})$`,
    'i',
  ),
  /** "is not charged", "not required", ": nil" */
  after: new RegExp(
    String.raw`^(?: (?:of any kind|or|and|nor|deposits?|fees?|charges?|for this job|to apply|at any stage))*(?: (?:is|are|will be|would be|was|has to be))?(?: (?:not|never)(?: be)? (?:required|charged|taken|asked|needed|payable|collected|demanded|applicable|involved|necessary)\b|[ :=-]+(?:nil|none|zero|waived|free|no|na|n\/a)\s*$|[ :=-]+(?:rs\.? ?|₹ ?)?0\s*$)`,
    'i',
  ),
  /** "koi fees nahi" and "फीस नहीं" deny a fee; "fees nahi to job nahi" and "dena na bhoolein" ask for one. */
  nahi: /^(?:[ ,/]+(?!to\b|toh\b|तो)[^\s,/]{1,20}){0,5}?[ ]+(?:nahin?|nahee|nhi|mat|na|नहीं|नही|मत|ना|न)(?![^\s,])(?!,? (?:to|toh|bh[ou]+l|chook|chuk|der|तो|भूल|देर))/i,
  bina: /(?:\bbina|बिना) (?:kisi |koi |किसी )?$/i,
}
const forgetting = /\b(?:forget|miss|delay|wait|late|hesitate|worry|bh[ou]+l\w*|chook\w*)\b/i
const condition =
  /\b(?:if|unless|until|agar|jab tak|who|those|jo) (?:\w+[ ]){0,4}(?:do not|don['’]?t|does not|doesn['’]?t|not|never)\b/i

/** The beginning of another statement: punctuation, or a conjunction. */
const statements =
  /[,;–—|]|:(?!\s*(?:nil|none|zero|waived|free|no|na|n\/a|(?:rs\.? ?|₹ ?)?0)\s*(?:[,;–—|]|$))|\b(?:but|only|except|however|apart from|other than|besides|lekin|magar|sirf|bas)\b| (?:लेकिन|मगर|सिर्फ) |\b(?:and|then|aur|phir)\b(?= (?:then |please |kindly )?(?:pay|deposit|send|transfer|submit|bring|make)\b)/gi

/** A denial covers all items of a list: "no registration fee, training fee or deposit". */
const listItem = new RegExp(
  String.raw`^\s*(?:or |nor |and |ya |any |an? |koi )*(?:${kinds})?\s?${feeWords}?(?: (?:or|and|nor|for this job|of any kind|from candidates))?\s*(?:(?:${kinds})?\s?${feeWords})?\s*$`,
  'i',
)

const most = 20_000

type JobText = {
  readonly title: string
  readonly description: string
  readonly requirements: readonly string[]
  readonly benefits: readonly string[]
}

/** The first passage of a job that asks for money, or null. */
export function moneyRequestOf(job: JobText): string | null {
  return moneyRequest(textOf(job))
}

/** All passages of a job that ask for money, whole. */
export function moneyRequestsOf(job: JobText): string[] {
  return sentencesOf(textOf(job)).filter(isRequest)
}

export function moneyRequest(text: string): string | null {
  return sentencesOf(text).find(isRequest)?.slice(0, 200) ?? null
}

const textOf = ({ title, description, requirements, benefits }: JobText): string =>
  [title, description, ...requirements, ...benefits].join('\n')

function sentencesOf(text: string): string[] {
  const read = text.slice(0, most).replaceAll(/\brs\.\s?(?=\d)/gi, 'Rs ')
  return read.split(/[.!?\n।]+/).map((sentence) => sentence.trim())
}

function isRequest(sentence: string): boolean {
  let wasDenied = false
  for (const statement of sentence.replaceAll(/[ \t]+/g, ' ').split(statements)) {
    const fees = [...statement.matchAll(everyFee)]
    const isDenied = fees.every(({ index, 0: fee }) => denies(statement, index, fee)) || (wasDenied && listItem.test(statement))
    if (fees.length > 0 && !isDenied) return true
    wasDenied = fees.length > 0 || wasDenied || denials.none.test(`${statement.trim()} `)
  }
  return false
}

/** Only the text near the fee is read, so that a long text is read in linear time. */
function denies(statement: string, index: number, fee: string): boolean {
  const before = statement.slice(Math.max(0, index - 140), index)
  const after = statement.slice(index + fee.length, index + fee.length + 100)
  if (condition.test(before)) return false
  const isWithout =
    /\b(?:without|bina)\b|बिना/i.test(before) && /\b(?:no|not|never|cannot|can['’]t|nahin?|na)\b|नहीं/i.test(before + after)
  if (isWithout || forgetting.test(before)) return denials.after.test(after) && !isWithout
  return (
    [denials.none, denials.never, denials.warning, denials.bina].some((denial) => denial.test(before)) ||
    denials.after.test(after) ||
    denials.nahi.test(after)
  )
}
