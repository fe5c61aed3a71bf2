import type { AnswerLanguage } from './answer-contract.ts'

const translations: Readonly<Partial<Record<string, Readonly<Record<Exclude<AnswerLanguage, 'en'>, string>>>>> = {
  'Browse jobs': { hi: 'सभी नौकरियाँ', 'hi-Latn': 'Sabhi jobs' },
  'See these jobs': { hi: 'ये नौकरियाँ देखें', 'hi-Latn': 'Ye jobs dekhein' },
  'Open the job': { hi: 'नौकरी खोलें', 'hi-Latn': 'Job kholein' },
  'My Applications': { hi: 'मेरे आवेदन', 'hi-Latn': 'Meri applications' },
  'Open my CV': { hi: 'मेरा सीवी खोलें', 'hi-Latn': 'Mera CV kholein' },
  'My CV': { hi: 'मेरा सीवी', 'hi-Latn': 'Mera CV' },
  'CV Builder': { hi: 'सीवी बनाएँ', 'hi-Latn': 'CV banayein' },
  'My Wishes': { hi: 'मेरी इच्छाएँ', 'hi-Latn': 'Meri wishes' },
  'My alerts': { hi: 'मेरे अलर्ट', 'hi-Latn': 'Mere alerts' },
  'Saved Jobs': { hi: 'सेव की हुई नौकरियाँ', 'hi-Latn': 'Saved jobs' },
  'My Profile': { hi: 'मेरी प्रोफ़ाइल', 'hi-Latn': 'Meri profile' },
  Settings: { hi: 'सेटिंग', 'hi-Latn': 'Settings' },
  'Interview preparation': { hi: 'इंटरव्यू की तैयारी', 'hi-Latn': 'Interview ki taiyari' },
  'All questions with answers': { hi: 'सभी सवाल-जवाब', 'hi-Latn': 'Sabhi sawal-jawab' },
  'Mock interview': { hi: 'अभ्यास इंटरव्यू', 'hi-Latn': 'Practice interview' },
  'Open the calculator': { hi: 'कैलकुलेटर खोलें', 'hi-Latn': 'Calculator kholein' },
  'Salary calculator': { hi: 'वेतन कैलकुलेटर', 'hi-Latn': 'Salary calculator' },
  Companies: { hi: 'कंपनियाँ', 'hi-Latn': 'Companies' },
  'All companies': { hi: 'सभी कंपनियाँ', 'hi-Latn': 'Sabhi companies' },
  'Career guidance': { hi: 'करियर मार्गदर्शन', 'hi-Latn': 'Career guidance' },
  'Read the article': { hi: 'लेख पढ़ें', 'hi-Latn': 'Article padhein' },
  'How to spot a job scam': { hi: 'नौकरी की ठगी कैसे पहचानें', 'hi-Latn': 'Job scam kaise pehchanein' },
  'Log in': { hi: 'लॉग इन करें', 'hi-Latn': 'Log in karein' },
  'Sign in': { hi: 'साइन इन करें', 'hi-Latn': 'Sign in karein' },
  'New link': { hi: 'नया लिंक', 'hi-Latn': 'Naya link' },
  'Create an account': { hi: 'खाता बनाएँ', 'hi-Latn': 'Account banayein' },
  'Employer Portal': { hi: 'नियोक्ता पोर्टल', 'hi-Latn': 'Employer Portal' },
  'Hiring solutions': { hi: 'भर्ती की सेवाएँ', 'hi-Latn': 'Hiring solutions' },
  Pricing: { hi: 'कीमतें', 'hi-Latn': 'Keemat' },
  'Contact us': { hi: 'हमसे संपर्क करें', 'hi-Latn': 'Humse sampark karein' },
  'Privacy Policy': { hi: 'गोपनीयता नीति', 'hi-Latn': 'Privacy Policy' },
}

/** The text of a button below an answer, in the language of the answer. Texts that are not listed stay in English. */
export function buttonText(english: string, language: AnswerLanguage): string {
  return language === 'en' ? english : (translations[english]?.[language] ?? english)
}
