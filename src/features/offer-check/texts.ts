import type { OfferSign, OfferVerdict } from './check-offer.ts'

/** In English, Hindi, and Hindi in Latin letters. */
type Texts = { readonly en: string; readonly hi: string; readonly 'hi-Latn': string }

export const signTexts: Readonly<Record<OfferSign, Texts>> = {
  fee: {
    en: 'Money is asked for. A real employer never takes a fee, a deposit or money for a laptop, training or uniform.',
    hi: 'पैसे माँगे जा रहे हैं। असली कंपनी फीस, डिपॉज़िट, लैपटॉप या ट्रेनिंग के पैसे कभी नहीं लेती।',
    'hi-Latn': 'Paise maange ja rahe hain. Asli company fees, deposit, laptop ya training ke paise kabhi nahi leti.',
  },
  urgency: {
    en: 'You are pushed to decide quickly, so that you do not check.',
    hi: 'जल्दी करने का दबाव है, ताकि आप जाँच न करें।',
    'hi-Latn': 'Jaldi karne ka dabav hai, taaki aap jaanch na karein.',
  },
  secrets: {
    en: 'An OTP, a PIN, a CVV or the login of your bank is wanted. Nobody may have these, no employer either.',
    hi: 'OTP, PIN, CVV या बैंक का लॉगिन माँगा गया है। ये किसी को नहीं देने हैं, किसी कंपनी को भी नहीं।',
    'hi-Latn': 'OTP, PIN, CVV ya bank ka login maanga gaya hai. Ye kisi ko nahi dene hain, kisi company ko bhi nahi.',
  },
  papers: {
    en: 'Identity papers or bank details are mentioned. Give copies only after you have the offer in writing, and never the originals.',
    hi: 'पहचान पत्र या बैंक की जानकारी की बात है। कॉपी लिखित ऑफ़र मिलने के बाद ही दें, मूल काग़ज़ कभी न दें।',
    'hi-Latn': 'ID ya bank details ki baat hai. Copy likhit offer milne ke baad hi dein, original papers kabhi na dein.',
  },
  tasks: {
    en: 'Money for likes, reviews or small tasks is a known fraud: later you have to pay to get it out.',
    hi: 'लाइक, रिव्यू या छोटे टास्क के पैसे देना जानी-मानी ठगी है: बाद में निकालने के लिए पैसे माँगते हैं।',
    'hi-Latn': 'Like, review ya chhote task ke paise dena jaani-maani thagi hai: baad me nikaalne ke liye paise maangte hain.',
  },
  'no-interview': {
    en: 'A job without an interview, or with a guarantee, is hardly ever real.',
    hi: 'बिना इंटरव्यू के, या पक्की गारंटी देने वाली नौकरी शायद ही असली होती है।',
    'hi-Latn': 'Bina interview ya guarantee wali naukri shayad hi asli hoti hai.',
  },
  'free-mail': {
    en: 'It comes from a free email address. Companies usually write from their own domain.',
    hi: 'यह मुफ़्त ईमेल पते से आया है। कंपनियाँ आम तौर पर अपने डोमेन से लिखती हैं।',
    'hi-Latn': 'Yeh free email address se aaya hai. Companies aam taur par apne domain se likhti hain.',
  },
  lookalike: {
    en: 'The address looks like that of a known company, but is not its own.',
    hi: 'पता किसी जानी-मानी कंपनी जैसा दिखता है, पर उसका नहीं है।',
    'hi-Latn': 'Address kisi jaani-maani company jaisa dikhta hai, par uska nahi hai.',
  },
  'similar-name': {
    en: 'The address has the name of a known company, but we do not know it as its own. Compare it with the site of the company.',
    hi: 'पते में किसी जानी-मानी कंपनी का नाम है, पर हमें नहीं पता कि वह उसी का है। कंपनी की साइट से मिलाएँ।',
    'hi-Latn':
      'Address me kisi jaani-maani company ka naam hai, par hamein nahi pata ki woh usi ka hai. Company ki site se milayein.',
  },
  messenger: {
    en: 'A messenger is the only contact that I see in it. Look up the office number on the company’s own site and call it.',
    hi: 'इसमें मुझे संपर्क सिर्फ़ मैसेंजर का दिखता है। कंपनी की अपनी साइट से ऑफ़िस का नंबर लेकर फ़ोन करें।',
    'hi-Latn': 'Isme mujhe contact sirf messenger ka dikhta hai. Company ki apni site se office ka number lekar phone karein.',
  },
  'unknown-company': {
    en: 'It names no company that we know.',
    hi: 'इसमें ऐसी किसी कंपनी का नाम नहीं है जिसे हम जानते हों।',
    'hi-Latn': 'Isme aisi kisi company ka naam nahi hai jise hum jaante hon.',
  },
  pay: {
    en: 'The pay is more than twice what open jobs for this work usually offer.',
    hi: 'वेतन इस काम की आम नौकरियों से दोगुने से भी ज़्यादा है।',
    'hi-Latn': 'Pay is kaam ki aam naukriyon se dugne se bhi zyada hai.',
  },
}

export const verdictTexts: Readonly<Record<OfferVerdict, Texts>> = {
  strong: {
    en: '**This looks like a fraud.** Do not pay and do not share anything.',
    hi: '**यह ठगी लगती है।** पैसे न दें और कुछ भी न भेजें।',
    'hi-Latn': '**Yeh thagi lagti hai.** Paise na dein aur kuch bhi na bhejein.',
  },
  some: {
    en: '**Check before you go on.** There are signs that are common in frauds.',
    hi: '**आगे बढ़ने से पहले जाँच करें।** इसमें ठगी के आम संकेत हैं।',
    'hi-Latn': '**Aage badhne se pehle jaanch karein.** Isme thagi ke aam sanket hain.',
  },
  none: {
    en: 'I found no usual sign of a fraud in this text. **That does not show that it is real**: check who is writing.',
    hi: 'इस संदेश में ठगी का कोई आम संकेत नहीं मिला। **इससे यह असली साबित नहीं होता**: भेजने वाले की जाँच करें।',
    'hi-Latn':
      'Is message me thagi ka koi aam sanket nahi mila. **Isse yeh asli saabit nahi hota**: bhejne wale ki jaanch karein.',
  },
}

export const whatToDo: Readonly<Record<keyof Texts, readonly string[]>> = {
  en: [
    'Do not pay, and send no OTP, bank details or original papers.',
    'Call the company on the number of its own site and ask whether the job exists.',
    'If you have paid: call 1930 immediately and report it at cybercrime.gov.in. Tell your bank too.',
  ],
  hi: [
    'पैसे न दें, और OTP, बैंक की जानकारी या मूल काग़ज़ न भेजें।',
    'कंपनी की अपनी साइट पर दिए नंबर पर फ़ोन करके पूछें कि यह नौकरी सचमुच निकली है या नहीं।',
    'अगर पैसे दे दिए हैं: तुरंत 1930 पर फ़ोन करें और cybercrime.gov.in पर शिकायत करें। बैंक को भी बताएँ।',
  ],
  'hi-Latn': [
    'Paise na dein, aur OTP, bank details ya original papers na bhejein.',
    'Company ki apni site ke number par phone karke poochhein ki yeh naukri sach me nikli hai ya nahi.',
    'Agar paise de diye hain: turant 1930 par phone karein aur cybercrime.gov.in par shikayat karein. Bank ko bhi batayein.',
  ],
}
