/** Reads the minimum pay from words: "10 lpa", "25000 per month", "paying above 18000", "25 hazaar se upar". */

/** Rupees a year. */
type PayFilter = { readonly salaryMin: number }
type PayReader = { readonly pattern: RegExp; readonly read: (match: readonly string[]) => PayFilter | null }

const thousandWords = 'हजार|हज़ार|হাজার|હજાર|ਹਜ਼ਾਰ|ହଜାର|ஆயிரம்|ஆயிரத்துக்கு|వేలకు|వేలు|వేల|ಸಾವಿರ|ആയിരം'
const amount = String.raw`(?:rs\.?|₹|inr)?\s*(\d{1,3}(?:,\d{2,3}){1,4}|\d{1,9}(?:\.\d{1,3})?)\s*((?:k|hazaa?r|thousand)\b|${thousandWords})?(?:\s*(?:-|–|to|se)\s*(?:rs\.?|₹|inr)?\s*[\d,.]{1,14}\s*(?:k|hazaa?r|thousand)?)?\s*(?:rs\b\.?|rupees|rupaye|inr|\/-|रुपये|रुपए|रुपया|টাকা|રૂપિયા|ਰੁਪਏ|ଟଙ୍କା|రూపాయలు|ரூபாய்|ರೂಪಾಯಿ|രൂപ)?`
const atLeast = '(?:above|over|more than|at least|minimum|min|starting|from)'
/** Words for "or more" after a sum: "25 hazaar se upar". */
const orMore =
  'upar|uppar|oopar|zyada|jyada|jada|paina|mele|and above|or above|or more|ऊपर|ज्यादा|ज़्यादा|अधिक|పైగా|పైన|மேல்|மேலே|ಮೇಲೆ|മുകളിൽ|উপরে|বেশি|ઉપર|વધુ|ਉੱਪਰ|ਵੱਧ|ଉପରେ|ଅଧିକ'
const payWord = String.raw`(?:salary|sallery|pay|package|ctc|income|vetan|tankhwah|tankha|pagaar|सैलरी|सेलरी|वेतन|तनख्वाह|पगार|বেতন|પગાર|ਤਨਖਾਹ|ਤਨਖ਼ਾਹ|ଦରମା|ବେତନ|சம்பளம்|జీతం|ಸಂಬಳ|ശമ്പളം)`
const monthWords = String.raw`(?:months?|monthly|p\.?m\.?|mahina|mahine|महीना|महीने|महिना|महिने|मासिक|মাসে|মাসিক|મહિને|મહિના|ਮਹੀਨਾ|ਮਹੀਨੇ|ମାସକୁ|மாதம்|மாதத்துக்கு|నెలకు|నెల|ತಿಂಗಳಿಗೆ|മാസം)`
const per = String.raw`(?:\/|per|a|every)?\s*`

export const wordPattern = (text: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}.])(?:${text})(?![\p{L}\p{N}])`, 'iu')

const lakh = 100_000
/** A sum without a period is monthly pay below this limit, and yearly pay from it on. */
const leastOfYear = 2 * lakh
const [leastPay, mostPay] = [12_000, 100_000_000]

function pay(rupees: number): PayFilter | null {
  return rupees >= leastPay && rupees <= mostPay ? { salaryMin: Math.round(rupees) } : null
}

const sumOf = ([, digits = '', thousands]: readonly string[]): number =>
  Number(digits.replaceAll(',', '')) * (thousands ? 1_000 : 1)

const yearlyPay = (sum: number): PayFilter | null => pay(sum < leastOfYear ? 12 * sum : sum)
const usualPay = (match: readonly string[]): PayFilter | null => yearlyPay(sumOf(match))
const saysYear = /l\.?p\.?a|annum|p\.?a|year|सालाना|वार्षिक|বার্ষিক|વાર્ષિક/iu

/** Without a word for pay, smaller numbers are something else, such as years, places or a class at school. */
const leastLikely = 5_000
const likelyPay = (match: readonly string[]): PayFilter | null => (sumOf(match) >= leastLikely ? usualPay(match) : null)

/** A maximum ("up to 15000") is removed and is no filter: it says what people expect, and a job with more pay is still welcome. */
const atMost = '(?:up ?to|maximum|max|under|below|within|less than|not more than)'
const until =
  'tak|takk|तक|पर्यंत|paryant|varai|varaikkum|வரை|வரைக்கும்|varaku|వరకు|ದವರೆಗೆ|ವರೆಗೆ|varege|വരെ|vare|পর্যন্ত|porjonto|સુધી|sudhi|ਤੱਕ|ପର୍ଯ୍ୟନ୍ତ'
const lakhWords = 'लाख|লাখ|লক্ষ|લાખ|ਲੱਖ|ଲକ୍ଷ|லட்சம்|లక్షలు|లక్ష|ಲಕ್ಷ|ലക്ഷം'
const lakhNames = String.raw`(?:lpa|l\.p\.a\.?|lakhs?|lacs?|${lakhWords})`
const period = String.raw`(?:\s*${per}(?:${monthWords}|year|annum|p\.?a\.?)(?![\p{L}\p{N}]))?`
const mostPatterns = [
  wordPattern(
    String.raw`(?:${payWord}\s*)?${atMost}\s*(?:(\d{1,3}(?:\.\d{1,2})?)\s*${lakhNames}|${amount})${period}(?:\s*${payWord})?`,
  ),
  wordPattern(
    String.raw`(?:${payWord}\s*)?(?:(\d{1,3}(?:\.\d{1,2})?)\s*${lakhNames}|${amount})${period}\s*(?:${until})(?:\s*${payWord})?`,
  ),
]

const saysPay = (lakhDigits: string | undefined, digits = '', thousands = ''): boolean =>
  lakhDigits !== undefined || sumOf(['', digits, thousands]) >= leastLikely

/** Removes the maximum pay from the text. */
export const withoutMostPay = (typed: string): string =>
  mostPatterns.reduce(
    (text, pattern) =>
      text.replace(pattern, (match, lakhDigits?: string, digits?: string, thousands?: string) =>
        saysPay(lakhDigits, digits, thousands) ? ' ' : match,
      ),
    typed,
  )

export const payReaders: readonly PayReader[] = [
  {
    pattern: wordPattern(
      String.raw`(?:${payWord}\s*)?(?:rs\.?|₹|inr)?\s*(\d{1,3}(?:\.\d{1,2})?)\s*(?:\+\s*)?(?:l|lakhs?|lacs?|${lakhWords})\s*${per}${monthWords}(?:\s*${payWord})?`,
    ),
    read: ([, lakhs = '']) => pay(12 * Number(lakhs) * lakh),
  },
  {
    pattern: wordPattern(
      String.raw`(?<!up ?to )(?:${payWord}\s*)?(?:(?:of|above|over|minimum|min|more than)\s*)?(?:rs\.?|₹|inr)?\s*(\d+(?:\.\d+)?)\s*\+?(?:\s*(?:-|–|to)\s*[\d.]+)?\s*${lakhNames}(?:\s*(?:per annum|p\.?a\.?|per year|a year|सालाना|वार्षिक|বার্ষিক|વાર્ષિક|${payWord}))?`,
    ),
    read: ([text = '', lakhs = '']) => (saysYear.test(text) ? pay : yearlyPay)(Number(lakhs) * lakh),
  },
  {
    pattern: wordPattern(String.raw`(?:${payWord}\s*)?${amount}\s*${per}${monthWords}(?:\s*${payWord})?`),
    read: (match) => pay(12 * sumOf(match)),
  },
  {
    pattern: wordPattern(String.raw`(?:${payWord}\s*)?${amount}\s*${per}(?:year|yearly|annum|p\.?a\.?)(?:\s*${payWord})?`),
    read: (match) => (sumOf(match) >= leastPay ? pay(sumOf(match)) : null),
  },
  { pattern: wordPattern(String.raw`${payWord}\s*(?:of|above|minimum|min|:)?\s*${amount}`), read: usualPay },
  { pattern: wordPattern(String.raw`${amount}\s*\+?\s*${payWord}`), read: usualPay },
  { pattern: wordPattern(String.raw`(?:rs\.?|₹|inr)\s*(\d{1,3}(?:,\d{2,3}){1,4}|\d{4,9})\s*\+`), read: likelyPay },
  { pattern: wordPattern(String.raw`(?:paying|pays?|earning|${atLeast})\s*(?:${atLeast}|around)?\s*${amount}`), read: likelyPay },
  { pattern: wordPattern(String.raw`${amount}\s*(?:(?:se|से|तक से|కి|కంటే|க்கு|ಕ್ಕಿಂತ)\s+)?(?:${orMore})`), read: likelyPay },
  { pattern: wordPattern(String.raw`(\d{2,3})\s?(k|hazaa?r|thousand|${thousandWords})\+?`), read: usualPay },
]
