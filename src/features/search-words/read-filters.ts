/** Turns words of a search into filters: "java developer 10 lpa" searches for a Java developer with a minimum pay. */
import type { Shift } from './shifts.ts'
import type { ExperienceLevel, JobType } from '#features/jobs/contract.ts'
import { readSigns } from './pasted-title.ts'
import { payReaders, withoutMostPay, wordPattern } from './read-pay.ts'
import { findShift, withoutDeniedShift } from './read-shift.ts'
import { withoutWalkIn } from './read-walk-in.ts'

export type WordFilters = {
  readonly demographic?: 'fresher'
  readonly location?: 'Remote'
  readonly experience?: ExperienceLevel
  readonly jobType?: JobType
  /** Rupees a year. */
  readonly salaryMin?: number
  readonly urgent?: 'true'
  readonly shift?: Shift
  readonly walkIn?: 'true'
}
export type Read = { readonly q: string; readonly filters: WordFilters }
type Reader = { readonly pattern: RegExp; readonly read: (match: readonly string[]) => WordFilters | null }
/** `rest` is the text without the words of the filter. */
type FilterMatch = { readonly rest: string; readonly filter: WordFilters }

/** Matches search operators (quotes, minus, "or"). With them, words are searched exactly as typed. */
export const eachWord = /"|(?:^|\s)-[\p{L}\p{N}]|\bor\b/iu
/** Punctuation and link words that remain at either end after the words of a filter were removed. */
const loose = /^(?:[\s,;:|/–—-]|\b(?:for|with|and|of|at|as)\b)+|(?:[\s,;:|/–—-]|\b(?:for|with|and|of|in|at|as)\b)+$/giu

function levelOf(years: number): WordFilters | null {
  if (years > 40) return null
  if (years < 3) return { experience: 'entry' }
  return { experience: years < 6 ? 'mid' : 'senior' }
}

const readers: readonly Reader[] = [
  ...payReaders,
  {
    pattern: wordPattern(
      String.raw`(?:no|without|without any|zero|0|bina|(?:don['’]?t|do not) have(?: any)?) (?:work )?(?:experience|anubhav|exp)|(?:experience|exp|anubhavam?) (?:illai?|ille|ledu|leni|lekunda|nahin?|nai|illathe)|बिना (?:अनुभव|एक्सपीरियंस)|अनुभव (?:नहीं|के बिना)|అనుభవం (?:లేదు|లేని|లేకుండా)|அனுபவம் (?:இல்லை|இல்லாமல்|இல்லாத)|ಅನುಭವ (?:ಇಲ್ಲ|ಇಲ್ಲದೆ|ಇಲ್ಲದ)|അനുഭവം (?:ഇല്ല|ഇല്ലാതെ)|অভিজ্ঞতা (?:নেই|ছাড়া)|અનુભવ (?:નથી|વગર)|ਤਜਰਬਾ ਨਹੀਂ|ଅଭିଜ୍ଞତା ନାହିଁ|(?:experience|anubhav) not (?:required|needed)|freshers?(?! (?:recruiter|hiring manager))|फ्रे[शस]र|ফ্রেশার|ফ্রেসার|ફ્રેશર|ਫਰੈਸ਼ਰ|ਫ੍ਰੈਸ਼ਰ|ଫ୍ରେସର|ଫ୍ରେଶର|ஃப்ரெஷர்|பிரெஷர்|ஃபிரெஷர்|ఫ్రెషర్|ఫ్రెషర్స్|ಫ್ರೆಶರ್|ಫ್ರೆಷರ್|ഫ്രെഷർ|ഫ്രഷർ`,
    ),
    read: () => ({ demographic: 'fresher' }),
  },
  {
    pattern: wordPattern(
      String.raw`(\d{1,2})\s*\+?\s*(?:(?:-|–|to)\s*\d{1,2}\s*)?\+?\s*(?:years?|yrs?)(?!\s*(?:old|age))(?:\s*(?:of\s*)?(?:work\s*)?(?:experience|experienced|exp\b\.?))?`,
    ),
    read: ([, years = '']) => levelOf(Number(years)),
  },
  { pattern: wordPattern(String.raw`entry[- ]?level`), read: () => ({ experience: 'entry' }) },
  {
    pattern: wordPattern(
      String.raw`part[- ]?time(?:r)?|पार्ट[- ]?टाइम|পার্ট[- ]?টাইম|પાર્ટ[- ]?ટાઇમ|ਪਾਰਟ[- ]?ਟਾਈਮ|ପାର୍ଟ[- ]?ଟାଇମ|பகுதி நேர(?:ம்)?|பார்ட்[- ]?டைம்|పార్ట్[- ]?టైమ్|ಪಾರ್ಟ್[- ]?ಟೈಮ್|പാർട്ട്[- ]?ടൈം`,
    ),
    read: () => ({ jobType: 'part-time' }),
  },
  { pattern: wordPattern(String.raw`full[- ]?time|फुल[- ]?टाइम`), read: () => ({ jobType: 'full-time' }) },
  {
    pattern: wordPattern(
      String.raw`internships?(?! (?:coordinator|manager|program))|इंटर्नशिप|इन्टर्नशिप|ইন্টার্নশিপ|ઇન્ટર્નશિપ|ਇੰਟਰਨਸ਼ਿਪ|ଇଣ୍ଟର୍ନସିପ|ଇଣ୍ଟର୍ନଶିପ|இன்டர்ன்ஷிப்|இண்டர்ன்ஷிப்|ఇంటర్న్\u200C?షిప్|ಇಂಟರ್ನ್\u200C?ಶಿಪ್|ഇന്റേൺഷിപ്പ്`,
    ),
    read: () => ({ jobType: 'internship' }),
  },
  {
    pattern: wordPattern(
      String.raw`freelanc(?:e|er|ers|ing)|contract(?:ual)? (?:basis|based|job|jobs)|on contract(?: basis)?|\((?:on )?contract(?:ual)?\)`,
    ),
    read: () => ({ jobType: 'contract' }),
  },
  {
    pattern: wordPattern(
      String.raw`work(?:ing)? (?:from|form|frm|fom|at) home|(?<=(?:typing|entry|online|computer) )work home|work-from-home|wfh|home[- ]based|from home|ghar (?:se|baithe|baith kar|baith ke)|int(?:i|lo) nun(?:c?hi|di)|घर (?:से|बैठे|बैठकर|बैठ कर)|ఇంటి నుంచి|ఇంట్లో నుంచి|घरबसल्या|ঘরে বসে|ઘરે બેઠા|ਘਰ ਬੈਠੇ|वर्क फ्रॉ?म होम|वर्क फ्रोम होम|ওয়ার্ক ফ্রম হোম|વર્ક ફ્રોમ હોમ|ਵਰਕ ਫਰਾਮ ਹੋਮ|ୱାର୍କ ଫ୍ରମ ହୋମ|ஒர்க் ஃப்ரம் ஹோம்|வொர்க் ஃப்ரம் ஹோம்|వర్క్ ఫ్రమ్ హోమ్|ವರ್ಕ್ ಫ್ರಮ್ ಹೋಮ್|വർക്ക് ഫ്രം ഹോം|ଘରେ ବସି|வீட்டில் இருந்து|ఇంటి నుండి|ಮನೆಯಿಂದ|വീട്ടിൽ ഇരുന്ന്`,
    ),
    read: () => ({ location: 'Remote' }),
  },
  {
    pattern: wordPattern(
      String.raw`\(\s*(?:fully |100% ?)?remote(?: only)?\s*\)|(?:fully |100% ?)?remote(?:ly)?(?![- ](?:sensing|hands|pilot|control|desktop|infrastructure|monitoring|area|areas|site|sites|village|villages|locations?))(?: (?:only|based|working))?`,
    ),
    read: () => ({ location: 'Remote' }),
  },
  {
    pattern: wordPattern(String.raw`urgent(?:ly)?(?! care)(?: (?:hiring|required|requirement|vacancy|opening|joining))?`),
    read: () => ({ urgent: 'true' }),
  },
]

const finderOf =
  (reader: Reader) =>
  (q: string): FilterMatch | null => {
    const match = reader.pattern.exec(q)
    const filter = match && reader.read(match)
    return filter ? { rest: q.replace(match[0], ' '), filter } : null
  }

function shiftIn(q: string): FilterMatch | null {
  const found = findShift(q)
  return found && { rest: q.replace(found.text, ' '), filter: { shift: found.shift } }
}

function walkInIn(q: string): FilterMatch | null {
  const rest = withoutWalkIn(q)
  return rest === null ? null : { rest, filter: { walkIn: 'true' } }
}

/** Reads filters from the text. Filters that the search already has (`isGiven`) are not replaced; their words stay in the text. */
export function readFilters(signs: string, isGiven: (name: string) => boolean): Read {
  const typed = readSigns(signs)
  if (eachWord.test(typed)) return { q: signs, filters: {} }
  const spaced = typed.replace(/\s+/g, ' ')
  const without = withoutDeniedShift(withoutMostPay(spaced)).replace(/\s+/g, ' ')
  // A text of denied filters alone is kept, because nothing else would remain to search for.
  const meant = without.trim() === '' ? spaced : without
  let read: Read = { q: meant, filters: {} }
  for (const find of [shiftIn, ...readers.map(finderOf), walkInIn]) {
    const found: FilterMatch | null = find(read.q)
    if (!found || Object.keys(found.filter).some((name) => isGiven(name) || name in read.filters)) continue
    read = { q: found.rest, filters: { ...read.filters, ...found.filter } }
  }
  if (meant === spaced && Object.keys(read.filters).length === 0) return { q: signs, filters: {} }
  return { q: read.q.replace(loose, '').replace(/\s+/g, ' '), filters: read.filters }
}
