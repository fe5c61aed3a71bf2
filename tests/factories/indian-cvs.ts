import type { CvBody } from '#features/cvs/contract.ts'
import { hindiCv } from './a-cv.ts'

type Words = {
  readonly name: string
  readonly place: string
  readonly summary: string
  readonly position: string
  readonly company: string
  readonly skill: string
}

/** Texts by language code. They contain conjuncts, vowel signs before their letter, joiners, and Latin words in the same line. */
const words: Readonly<Record<string, Words>> = {
  hi: {
    name: 'प्रिया शर्मा',
    place: 'लाजपत नगर, नई दिल्ली',
    summary: 'पिछले आठ वर्षों से सरकारी विद्यालयों में गणित की शिक्षिका, MS Excel और Tally के साथ। कक्षा में धैर्य मेरी विशेषता है।',
    position: 'गणित शिक्षिका',
    company: 'सर्वोदय कन्या विद्यालय',
    skill: 'कक्षा प्रबंधन',
  },
  bn: {
    name: 'অনন্যা চক্রবর্তী',
    place: 'সল্টলেক, কলকাতা',
    summary: 'গত আট বছর ধরে সরকারি বিদ্যালয়ে গণিতের শিক্ষিকা, MS Excel এবং Tally ব্যবহার করি। শ্রেণিকক্ষে ধৈর্য আমার বৈশিষ্ট্য।',
    position: 'বিক্রয় প্রতিনিধি',
    company: 'শ্রীরামপুর উচ্চ বিদ্যালয়',
    skill: 'শ্রেণি ব্যবস্থাপনা',
  },
  pa: {
    name: 'ਗੁਰਪ੍ਰੀਤ ਕੌਰ',
    place: 'ਸੈਕਟਰ 17, ਚੰਡੀਗੜ੍ਹ',
    summary: 'ਪਿਛਲੇ ਅੱਠ ਸਾਲਾਂ ਤੋਂ ਸਰਕਾਰੀ ਸਕੂਲਾਂ ਵਿੱਚ ਗਣਿਤ ਦੀ ਅਧਿਆਪਕਾ, MS Excel ਅਤੇ Tally ਨਾਲ। ਜਮਾਤ ਵਿੱਚ ਧੀਰਜ ਮੇਰੀ ਵਿਸ਼ੇਸ਼ਤਾ ਹੈ।',
    position: 'ਗਣਿਤ ਅਧਿਆਪਕਾ',
    company: 'ਸਰਕਾਰੀ ਕੰਨਿਆ ਸਕੂਲ',
    skill: 'ਜਮਾਤ ਪ੍ਰਬੰਧਨ',
  },
  gu: {
    name: 'અંજલિ પટેલ',
    place: 'નવરંગપુરા, અમદાવાદ',
    summary: 'છેલ્લાં આઠ વર્ષથી સરકારી શાળાઓમાં ગણિતની શિક્ષિકા, MS Excel અને Tally સાથે. વર્ગખંડમાં ધીરજ મારી વિશેષતા છે.',
    position: 'અંગરક્ષક પ્રશિક્ષક',
    company: 'સરસ્વતી કન્યા વિદ્યાલય',
    skill: 'વર્ગ વ્યવસ્થાપન',
  },
  or: {
    name: 'ସ୍ମିତା ମହାନ୍ତି',
    place: 'ଶହୀଦ ନଗର, ଭୁବନେଶ୍ୱର',
    summary: 'ଗତ ଆଠ ବର୍ଷ ଧରି ସରକାରୀ ବିଦ୍ୟାଳୟରେ ଗଣିତ ଶିକ୍ଷୟିତ୍ରୀ, MS Excel ଏବଂ Tally ସହିତ। ଶ୍ରେଣୀରେ ଧୈର୍ଯ୍ୟ ମୋର ବିଶେଷତ୍ୱ।',
    position: 'ଗଣିତ ଶିକ୍ଷୟିତ୍ରୀ',
    company: 'ସରକାରୀ ବାଳିକା ବିଦ୍ୟାଳୟ',
    skill: 'ଶ୍ରେଣୀ ପରିଚାଳନା',
  },
  ta: {
    name: 'கவிதா சுப்பிரமணியன்',
    place: 'அண்ணா நகர், சென்னை',
    summary: 'கடந்த எட்டு ஆண்டுகளாக அரசுப் பள்ளிகளில் கணித ஆசிரியை, MS Excel மற்றும் Tally உடன். வகுப்பில் பொறுமை என் சிறப்பு.',
    position: 'கணித ஆசிரியை',
    company: 'அரசு மகளிர் மேல்நிலைப் பள்ளி',
    skill: 'வகுப்பு மேலாண்மை',
  },
  te: {
    name: 'స్రవంతి రెడ్డి',
    place: 'బంజారా హిల్స్, హైదరాబాద్',
    summary: 'గత ఎనిమిది సంవత్సరాలుగా ప్రభుత్వ పాఠశాలల్లో గణిత ఉపాధ్యాయురాలు, MS Excel మరియు Tally తో. తరగతిలో ఓర్పు నా ప్రత్యేకత.',
    position: 'గణిత ఉపాధ్యాయురాలు',
    company: 'ప్రభుత్వ బాలికల పాఠశాల',
    skill: 'తరగతి నిర్వహణ',
  },
  kn: {
    name: 'ಲಕ್ಷ್ಮೀ ಹೆಗಡೆ',
    place: 'ಜಯನಗರ, ಬೆಂಗಳೂರು',
    summary: 'ಕಳೆದ ಎಂಟು ವರ್ಷಗಳಿಂದ ಸರ್ಕಾರಿ ಶಾಲೆಗಳಲ್ಲಿ ಗಣಿತ ಶಿಕ್ಷಕಿ, MS Excel ಮತ್ತು Tally ಜೊತೆ. ತರಗತಿಯಲ್ಲಿ ತಾಳ್ಮೆ ನನ್ನ ವಿಶೇಷತೆ.',
    position: 'ಗಣಿತ ಶಿಕ್ಷಕಿ',
    company: 'ಸರ್ಕಾರಿ ಬಾಲಕಿಯರ ಪ್ರೌಢಶಾಲೆ',
    skill: 'ತರಗತಿ ನಿರ್ವಹಣೆ',
  },
  ml: {
    name: 'ആശ മേനോൻ',
    place: 'കവടിയാർ, തിരുവനന്തപുരം',
    summary: 'കഴിഞ്ഞ എട്ടു വർഷമായി സർക്കാർ സ്കൂളുകളിൽ ഗണിത അധ്യാപിക, MS Excel, Tally എന്നിവയോടൊപ്പം. ക്ലാസിൽ ക്ഷമയാണ് എന്റെ പ്രത്യേകത.',
    position: 'ഗണിത അധ്യാപിക',
    company: 'സർക്കാർ പെൺകുട്ടികളുടെ വിദ്യാലയം',
    skill: 'ക്ലാസ് നിർവ്വഹണം',
  },
  ur: {
    name: 'فرحان احمد صدیقی',
    place: 'بنجارہ ہلز، حیدرآباد',
    summary: 'آٹھ سال سے سرکاری اسکولوں میں ریاضی کے استاد، MS Excel اور Tally کے ساتھ۔ جماعت میں صبر میری خصوصیت ہے۔',
    position: 'ریاضی کے استاد',
    company: 'گورنمنٹ گرلز اسکول',
    skill: 'جماعت کا انتظام',
  },
}

const cvOf = ({ name, place, summary, position, company, skill }: Words): CvBody => ({
  ...hindiCv,
  personalInfo: { ...hindiCv.personalInfo, fullName: name, address: place },
  summary,
  experience: hindiCv.experience.map((job) => ({ ...job, position, company, description: summary })),
  education: hindiCv.education.map((course) => ({
    ...course,
    institution: company,
    degree: position,
    field: skill,
    grade: 'A+',
  })),
  skills: [skill, 'MS Excel', 'Tally Prime'],
  achievements: [summary],
  languages: [position, 'English'],
})

export const indianCvs: ReadonlyMap<string, CvBody> = new Map(Object.entries(words).map(([lang, one]) => [lang, cvOf(one)]))
