/** Finds demands for money from the person. Pay, the fee of a public exam and "we never ask for money" are no demands. */
import { sentencesOf } from './clauses.ts'

const kind =
  '(?:registration|registretion|security|processing|training|verification|refundable|joining|documentation|documents?|interview|file|application|form|kit|uniform|laptop|gate ?pass|visa|work permit|medical|onboarding|id ?card|courier|placement|insurance|consultancy|activation|membership|background)'
const money = '(?:fees?|charges?|deposit|payment|money|amount|paise|paisa)'
const noPeriod =
  '(?![,.]?\\d|\\s{0,2}(?:\\/-)?\\s{0,2}(?:[-–]\\s?\\d|to \\d|plus|\\+|a month|a day|a year|per |\\/ ?[a-z]|monthly|every month|p\\.?m\\b|lpa|lakh|lac|mahin))'
const sum = `(?:(?:₹|\\brs\\b|\\binr\\b)\\s{0,3}[\\d,]{2,12}|\\b[\\d,]{2,12}\\s{0,2}(?:rs\\b|rupees?\\b|rupaye\\b|inr\\b|\\/-))${noPeriod}`
const anySum = `(?:${sum}|\\b\\d[\\d,]{2,6}${noPeriod})`
const end = '(?![\\p{L}\\p{M}])'

const pay =
  '(?:pay|deposit(?! or| and)|transfer|remit|make (?:a |the |your )?payment)\\b(?!\\s*[:=–-]|\\s+(?:you|scale|range|slip|is|per|band|up ?to|between|grade|pf|esi|tds|(?:income |professional )?tax|rent|attention)\\b)'
const whatIsPaid = `(?:[^\\d☎]{0,40}?${anySum}|[^]{0,40}?\\b(?:fees?|charges?|deposit|money|advance)\\b)`
const toPay = `(?<!\\b(?:want|wants|ready|able|willing|happy|like|company|employer|agreed|promises) )to`

/** Addressed to the person, so statements about others do not weaken them. */
const direct: readonly RegExp[] = [
  new RegExp(
    `(?:^\\W{0,3}|[:–-] ?|\\b(?:please|kindly|pls|must|should|then|just|only|first|now|you|you will|${toPay})\\s+(?:also |first )?)${pay}${whatIsPaid}`,
    'iu',
  ),
  new RegExp(`^(?!.*\\b(?:we|company|employer|they|client)\\b).{0,80}\\band ${pay}${whatIsPaid}`, 'iu'),
  /\bwithout (?:paying|depositing)\b[^]{0,40}?(?:\d|\b(?:fees?|charges?|deposit|money)\b)/iu,
  new RegExp(`\\b(?:send|submit)\\b[^]{0,30}?(?:${sum}|\\b(?:money|payment)\\b)`, 'iu'),
  new RegExp(
    `\\d{3,6}\\s+(?:advance |deposit )?(?:transfer|jama|bhej|gpay|paytm|phonepe|google pay|daalo|dalo|dijiye|de do|do (?:to|phir|tab)\\b)`,
    'iu',
  ),
  new RegExp(`\\b(?:have to|must|need to|please|should) (?:first )?(?:buy|purchase)\\b[^]{0,30}?${sum}`, 'iu'),
  /₹\s?\d[\d,]{1,8}[^]{0,15}(?:फ़?ोनपे|फोनपे|गूगल पे|पेटीएम)/u,
  new RegExp(
    `(?:\\b(?:paise|paisa|paisey|rupaye|rupye|rupees|fees?|deposit|advance|charges?)\\b)[^]{0,25}?\\b(?:jama|bhej\\w*|de(?:ne|na|ni)\\s+(?:hai|ho|pad)\\w*|bhar(?:na|ne|ni|o|ein|en)|transfer|lag(?:ega|egi|enge)|gpay|paytm)\\b`,
    'iu',
  ),
  new RegExp(`\\bjama\\b[^]{0,25}\\b(?:paise|rupaye|fees?)\\b`, 'iu'),
  new RegExp(
    `(?:शुल्क|फीस|फ़ीस|पैसे|पैसा|रुपये|रुपए|डिपॉजिट|डिपॉज़िट|एडवांस)${end}[^]{0,25}?(?<![\\p{L}\\p{M}])(?:(?:जमा|भेजें|भेजो|भेजिए|भेजने|भरें|भरो|भरना|भरने|दें|दीजिए|लगेंगे|लगेगा|लगेगी|ट्रांसफर)${end}|(?:देने|देना|देनी) (?:हो|पड़|हैं|है))`,
    'u',
  ),
  new RegExp(`(?:जमा|भेजें)${end}[^]{0,25}?(?:शुल्क|फीस|पैसे|रुपये|रुपए)${end}`, 'u'),
]

/** Also used in warnings, and about the money of others. */
const reported: readonly RegExp[] = [
  new RegExp(
    `\\b(?:ask(?:ed|ing|s)?|demand(?:ed|ing|s)?|want(?:s|ed)?|charg(?:ing|ed|es)|taking)\\b(?! to\\b)[^]{0,30}?(?:${sum}|\\b(?:money|fees?|deposit|advance|paise)\\b)`,
    'iu',
  ),
  new RegExp(
    `\\b${kind}(?:[\\s/&-]+\\p{L}{1,20}){0,2}?[\\s-]+${money}\\b[^]{0,40}?(?:${anySum}|\\b(?:pay|payable|paid|required|mandatory|compulsory|must|needed|before joining|advance)\\b)`,
    'iu',
  ),
  new RegExp(
    `${anySum}[^]{0,20}\\b${kind}\\b[^]{0,20}\\b${money}\\b|${anySum}[^]{0,10}\\b(?:for|towards|as)\\b[^]{0,20}\\b${kind}\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:pay|paid|required|need)\\b[^]{0,20}\\b${kind}[\\s-]+${money}\\b|\\brefundable\\b[^]{0,20}\\b(?:deposit|fee)\\b[^]{0,20}\\brequired`,
    'iu',
  ),
  new RegExp(
    `(?:${anySum}|\\bfees?\\b)[^]{0,30}?\\b(?:(?:must|should|has to|have to|needs? to) be paid|(?:is|are) (?:compulsory|mandatory|required))\\b`,
    'iu',
  ),
  /(?:\b(?:paise|paisa|paisey|rupaye|rupye|fees?|deposit|advance)\b|\b\d{3,6}\b)[^]{0,25}\bmaa?ng\w*/iu,
  /(?:शुल्क|फीस|फ़ीस|पैसे|पैसा|रुपये|रुपए|डिपॉजिट)(?![\p{L}\p{M}])[^]{0,25}(?:मांग|माँग|ले रहे)/u,
]

const condition =
  /\b(?:if you|if (?:the )?(?:fee|payment)|unless|until|otherwise|without pay\w*|bina|agar|warna|tabhi|nahi toh?)\b|बिना|अगर|तभी|वरना|नहीं तो/iu
const exceptWords = '(?:until|unless|without|before|if|delay|miss|forget|hesitate|worry|only|confirmed)'
const negations: readonly RegExp[] = [
  new RegExp(
    `(?:\\b(?:never|not|cannot|nor|neither|no ?one|nobody|no (?:candidate|applicant|employee|company|employer|recruiter|agent)s?)|n['’]t)\\s+(?:(?!${exceptWords}\\b)\\p{L}{1,20}\\s+){0,4}?(?:ask|charg|collect|take|taking|demand|request|requir|seek|accept|levy|need|pay|deposit|transfer|send|any)`,
    'iu',
  ),
  new RegExp(
    `\\b(?:no|zero|nil|without any|any hidden)\\s+(?:(?:${kind}|${money}|hidden|extra|upfront|such|kind|type|of|or|and|any|advance|exam|examination)[\\s/&-]+){0,6}(?:fees?|charges?|deposits?|payments?|money|costs?|amount|paisa|paise)\\b`,
    'iu',
  ),
  /\b(?:without (?:charging|taking|asking)|(?:fees?|charges?|deposit|payment)\s*(?:is|are|:|=|-)?\s*(?:nil|zero|waived|exempt\w*|free|not \w+))\b|^(?!.*\d).*\bfree of\b/iu,
  /\b(?:paise|paisa|paisey|rupaye|fees?|charges?|deposit)\s+(?:(?!(?:karo|karein|karen|bhejo|bhejein|do|hog\w+|hong\w+|padeg\w+|padeng\w+|lageg\w+|hai|hain)\b)\S+\s+){0,4}(?:nahi|nahin|nhi|mat)\b/iu,
  /\bkoi (?:\w+ )?(?:paise|paisa|fees?|charges?|deposit)\b[^]{0,20}\b(?:nahi|nahin|nhi)\b/iu,
  /(?:शुल्क|फीस|फ़ीस|पैसे|पैसा|रुपये|रुपए|डिपॉजिट)\s+(?:(?!(?:करें|करो|भेजें|भेजो|दें|दो|होंगे|होगा|होगी|पड़ेंगे|पड़ेगा|है|हैं)(?![\p{L}\p{M}]))\S+\s+){0,4}(?:नहीं|मत|न)(?![\p{L}\p{M}])/u,
]

const warning =
  /\bbeware\b|\bif (?:any|some)(?:one|body)\b|\bany(?:one|body) (?:who )?(?:ask|demand|claim)|\breport (?:it|this|such|any|them)\b|\bkoi\b[^]{0,30}\bmaa?nge\b|कोई[^]{0,30}(?:माँगे|मांगे)(?![\p{L}\p{M}])|सावधान|सतर्क|\bsaa?vdhan\b/iu
const fraudsters = /\b(?:fraudsters?|scammers?|impost[eo]rs?)\b/iu
/** Fees that an employee collects from customers, or that the employer pays. */
const ofOthers =
  /\b(?:to collect|collecting|collects?|collection|reimburs\w*|borne|bears?|waived?|paid by (?:the |our )?(?:company|employer|us|client)|(?:company|employer|we) (?:will |shall |also )?(?:pay|bear|cover)s?)\b(?![^]{0,60}\bfrom (?:you|me|us|candidates?|applicants?)\b)/iu
const wages = /\b(?:salary|ctc|stipend|wages?|gross|lpa|bonus|incentives?|allowance|mahin\w*)\b|वेतन|सैलरी|तनख्वाह|भत्ता|महीन/iu

/** "Pay 14,000" is short for what an employer pays. */
const advertisedPay = /^pay\b\W{0,3}(?:rs|₹|inr)?\W{0,3}\d{2},?\d{3}\b\W{0,3}(?:plus\b.*)?$/iu

const publicBody = /\b(?:ssc|upsc|ibps|rrb|nta|neet|jee|c?tet|[a-z]{1,3}psc|aiims\w*)\b|\.(?:gov|nic|ac)\.in\b|आयोग/iu
const examFee = /\b(?:application|exams?|examination|form)\b[^]{0,20}\bfees?\b|आवेदन शुल्क|परीक्षा शुल्क|फॉर्म शुल्क/iu
const exam = /\b(?:exams?|examination|university)\b|परीक्षा|विश्वविद्यालय/iu
const privatePayee =
  /\b(?:agents?|guarantee\w*|direct (?:selection|joining)|pakki|whats ?app|telegram)\b|@(?:ybl|ok\w+|paytm|upi|ibl|axl|gmail)|(?:google pay|gpay|phone ?pe|paytm|upi)[^]{0,30}☎|बिना परीक्षा|पक्की/iu
const privateFee =
  /\b(?:security|processing|training|verification|refundable|joining|documentation|kit|uniform|laptop|gate ?pass|visa|medical|courier|deposit)\b|डिपॉजिट|लैपटॉप/iu

/** The words with which the text demands money from the person. */
export function feeDemandIn(text: string): string | null {
  const sentences = sentencesOf(text)
  const whole = sentences.map((sentence) => sentence.text).join('. ')
  const isPrivate = privatePayee.test(whole)
  const [isPublicBody, isExam] = [publicBody.test(whole), exam.test(whole)]
  const isPublicFee = (clause: string) => {
    const isPublic = isPublicBody || (isExam && examFee.test(clause))
    return isPublic && !isPrivate && !privateFee.test(clause)
  }
  for (const sentence of sentences) {
    const isWarning = warning.test(sentence.text)
    const clauses = sentence.clauses.filter((clause) => !isPublicFee(clause) && !advertisedPay.test(clause))
    const found = clauses.map((clause) => demandIn(clause, isWarning)).find((one) => one !== null)
    if (found) return found
  }
  return null
}

function demandIn(clause: string, isWarning: boolean): string | null {
  if (!condition.test(clause) && negations.some((pattern) => pattern.test(clause))) return null
  const own = firstOf(direct, clause)
  if (own !== null && (!wages.test(clause) || privateFee.test(clause) || /registration/iu.test(clause))) return own
  const isAboutOthers = isWarning || [fraudsters, ofOthers, wages].some((pattern) => pattern.test(clause))
  return isAboutOthers ? null : firstOf(reported, clause)
}

function firstOf(patterns: readonly RegExp[], text: string): string | null {
  return patterns.map((pattern) => pattern.exec(text)).find((found) => found !== null)?.[0] ?? null
}
