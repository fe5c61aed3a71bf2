/** The words that are filters: years, kinds of jobs, work from home, groups of people whom companies invite in particular. */
import type { DemographicCode, ExperienceLevel, JobType } from '#features/jobs/contract.ts'
import { payReaders, wordPattern } from './read-pay.ts'
import type { Shift } from './shifts.ts'

export type WordFilters = {
  readonly demographic?: DemographicCode
  readonly location?: 'Remote'
  readonly experience?: ExperienceLevel
  readonly jobType?: JobType
  /** Rupees a year. */
  readonly salaryMin?: number
  readonly urgent?: 'true'
  readonly shift?: Shift
  readonly walkIn?: 'true'
}
export type Reader = { readonly pattern: RegExp; readonly read: (match: readonly string[]) => WordFilters | null }

function levelOf(years: number): WordFilters | null {
  if (years > 40) return null
  if (years < 3) return { experience: 'entry' }
  return { experience: years < 6 ? 'mid' : 'senior' }
}

/** In the order in which they are tried. */
export const filterReaders: readonly Reader[] = [
  ...payReaders,
  {
    pattern: wordPattern(
      String.raw`(?:no|without|without any|zero|0|bina|(?:don['’]?t|do(?:es)? not|doesn['’]?t) (?:have|need|require)(?: any)?) (?:work )?(?:experience|anubhav|exp)|(?:experience|exp|anubhavam?) (?:illai?|ille|ledu|leni|lekunda|nahin?|nai|illathe)|बिना (?:अनुभव|एक्सपीरियंस)|अनुभव (?:नहीं|के बिना)|అనుభవం (?:లేదు|లేని|లేకుండా)|அனுபவம் (?:இல்லை|இல்லாமல்|இல்லாத)|ಅನುಭವ (?:ಇಲ್ಲ|ಇಲ್ಲದೆ|ಇಲ್ಲದ)|അനുഭവം (?:ഇല്ല|ഇല്ലാതെ)|অভিজ্ঞতা (?:নেই|ছাড়া)|અનુભવ (?:નથી|વગર)|ਤਜਰਬਾ ਨਹੀਂ|ଅଭିଜ୍ଞତା ନାହିଁ|(?:experience|anubhav) not (?:required|needed)|freshers?(?! (?:recruiter|hiring manager))|फ्रे[शस]र|ফ্রেশার|ফ্রেসার|ફ્રેશર|ਫਰੈਸ਼ਰ|ਫ੍ਰੈਸ਼ਰ|ଫ୍ରେସର|ଫ୍ରେଶର|ஃப்ரெஷர்|பிரெஷர்|ஃபிரெஷர்|ఫ్రెషర్|ఫ్రెషర్స్|ಫ್ರೆಶರ್|ಫ್ರೆಷರ್|ഫ്രെഷർ|ഫ്രഷർ`,
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
      String.raw`(?:(?:college|school|engineering|for) )*students? part[- ]?time|(?:college|school) students?(?= (?:jobs?|work)|$)|students?(?= jobs?$)|part[- ]?time(?:r)?(?:(?: jobs?| work)? (?:after (?:my )?(?:college|school|office|duty)(?: hours?| time)?|(?:college|school|office|duty) ke baad))?|(?:on )?weekends? (?:only|jobs?|work|naukri)|^weekends?$|(?:only )?sundays?(?: only)?(?= (?:jobs?|work|naukri)(?:\s|$))|^sundays?$|sundays? only|(?:only )?(?:saturday|sat)s?(?: and | & | )(?:sunday|sun)s?(?: only)?(?= (?:jobs?|work)|$)|(?:along )?with (?:my )?(?:studies|study|college)|(?:while|during) (?:studying|studies|college)|(?:padh?ai|studies|study|college) ke (?:saa?th|time)|after (?:my )?(?:college|school|office|duty)(?: (?:hours?|time))?(?= (?:jobs?|work)|$)|(?:college|school|office|duty) ke baad|पढ़ाई के साथ|पार्ट[- ]?टाइम|পার্ট[- ]?টাইম|પાર્ટ[- ]?ટાઇમ|ਪਾਰਟ[- ]?ਟਾਈਮ|ପାର୍ଟ[- ]?ଟାଇମ|பகுதி நேர(?:ம்)?|பார்ட்[- ]?டைம்|పార్ట్[- ]?టైమ్|ಪಾರ್ಟ್[- ]?ಟೈಮ್|പാർട്ട്[- ]?ടൈം`,
    ),
    read: () => ({ jobType: 'part-time' }),
  },
  { pattern: wordPattern(String.raw`full[- ]?time|फुल[- ]?टाइम`), read: () => ({ jobType: 'full-time' }) },
  {
    pattern: wordPattern(
      String.raw`(?:stipend (?:based )?|paid )?internships?(?: with stipend)?(?! (?:coordinator|manager|program))|इंटर्नशिप|इन्टर्नशिप|ইন্টার্নশিপ|ઇન્ટર્નશિપ|ਇੰਟਰਨਸ਼ਿਪ|ଇଣ୍ଟର୍ନସିପ|ଇଣ୍ଟର୍ନଶିପ|இன்டர்ன்ஷிப்|இண்டர்ன்ஷிப்|ఇంటర్న్\u200C?షిప్|ಇಂಟರ್ನ್\u200C?ಶಿಪ್|ഇന്റേൺഷിപ്പ്|^stipend(?: based)?$|stipend(?= (?:jobs?|work|trainings?)$)`,
    ),
    read: () => ({ jobType: 'internship' }),
  },
  {
    pattern: wordPattern(
      String.raw`freelanc(?:e|er|ers|ing)|gigs?(?: (?:jobs?|works?|workers?|economy))?|contract(?:ual)? (?:basis|based|job|jobs)|on contract(?: basis)?|\((?:on )?contract(?:ual)?\)`,
    ),
    read: () => ({ jobType: 'contract' }),
  },
  {
    pattern: wordPattern(
      String.raw`work(?:ing)? (?:from|form|frm|fom|at) home|(?<=jobs? )at home|(?<=(?:typing|entry|online|computer) )work home|work-from-home|wfh|home[- ]based|from home|ghar (?:se|baithe|baith kar|baith ke)|mobile se(?= (?:kaam|kam|job|work|naukri|earning))|int(?:i|lo) nun(?:c?hi|di)|घर (?:से|बैठे|बैठकर|बैठ कर)|ఇంటి నుంచి|ఇంట్లో నుంచి|घरबसल्या|ঘরে বসে|ઘરે બેઠા|ਘਰ ਬੈਠੇ|वर्क फ्रॉ?म होम|वर्क फ्रोम होम|ওয়ার্ক ফ্রম হোম|વર્ક ફ્રોમ હોમ|ਵਰਕ ਫਰਾਮ ਹੋਮ|ୱାର୍କ ଫ୍ରମ ହୋମ|ஒர்க் ஃப்ரம் ஹோம்|வொர்க் ஃப்ரம் ஹோம்|వర్క్ ఫ్రమ్ హోమ్|ವರ್ಕ್ ಫ್ರಮ್ ಹೋಮ್|വർക്ക് ഫ്രം ഹോം|ଘରେ ବସି|வீட்டில் இருந்து|ఇంటి నుండి|ಮನೆಯಿಂದ|വീട്ടിൽ ഇരുന്ന്`,
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
    pattern: wordPattern(
      String.raw`immediate(?:ly)? (?:joiners?|joining|join)|join(?:ing)? immediate(?:ly)?|(?:same day|spot|today|direct) joining|joining today|तुरंत (?:ज्वाइनिंग|जॉइनिंग)`,
    ),
    read: () => ({ demographic: 'immediate_joiner' }),
  },
  {
    pattern: wordPattern(
      String.raw`(?:for )?(?:house ?wi(?:fe|ves)|home ?makers?|returning (?:mothers?|moms?)|returnships?(?: program(?:me)?s?)?|wom[ae]n returners?|(?:after )?(?:a )?career break|after (?:maternity|marriage)(?: break| leave)?|गृहिणी|गृहिणियों के लिए)`,
    ),
    read: () => ({ demographic: 'returning_mother' }),
  },
  {
    pattern: wordPattern(
      String.raw`after [4-7](?:[:.]00)? ?p\.?m\.?|(?<!(?:class|classes|std|grade|standard) )(?:evening )?[4-6](?: ?p\.?m\.?)? ?(?:to|-) ?(?:8|9|10|11)(?: ?p\.?m\.?)?(?= (?:jobs?|work|timings?)|$)`,
    ),
    read: () => ({ shift: 'evening' }),
  },
  {
    pattern: wordPattern(
      String.raw`(?:timings? )?(?:9|10)(?: ?a\.?m\.?)? ?(?:to|-) ?(?:5|6|7)(?: ?p\.?m\.?)?(?= (?:jobs?|work|timings?|office)|$)`,
    ),
    read: () => ({ shift: 'day' }),
  },
  {
    pattern: wordPattern(String.raw`urgent(?:ly)?(?! care)(?: (?:hiring|required|requirement|vacancy|opening|joining))?`),
    read: () => ({ urgent: 'true' }),
  },
]
