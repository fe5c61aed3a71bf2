import { articlePath } from '#features/assistant-tools/paths.ts'
import { articleQuery } from '../reading/phrases.ts'
import { type AnswerInput, type Draft, fill, linkTo, listOf, openAction, paragraphs, plainText, type Texts } from './answer.ts'

const read: Texts = {
  en: 'Our career guidance has this:',
  hi: 'हमारे करियर मार्गदर्शन में यह है (लेख अंग्रेज़ी में हैं):',
  'hi-Latn': 'Hamare career guidance me yeh hai (articles English me hain):',
}
const nearest: Texts = {
  en: 'We have no article about exactly this. The nearest:',
  hi: 'ठीक इसी पर कोई लेख नहीं है। सबसे नज़दीकी (अंग्रेज़ी में):',
  'hi-Latn': 'Theek isi par koi article nahi hai. Sabse nazdeeki (English me):',
}
const none: Texts = {
  en: 'I found no article about this. All of them are in the career guidance.',
  hi: 'इस पर कोई लेख नहीं मिला। सभी लेख Career Guidance में हैं।',
  'hi-Latn': 'Is par koi article nahi mila. Sab articles Career Guidance me hain.',
}
const tips: Texts = {
  en: [
    '- **Apply early**: most answers go to those who apply in the first days. Save the search to get new jobs by email.',
    '- **Choose companies that answer**: jobs show how many applicants the company answers, once there are enough.',
    '- **Use the words of the job** in your CV, and add numbers to what you have done.',
    '- **Never pay for a job.** A fee, a deposit or an OTP is a sign of a fraud.',
  ].join('\n'),
  hi: [
    '- **जल्दी आवेदन करें**: शुरू के दिनों में सबसे ज़्यादा जवाब मिलते हैं। खोज को सेव करें तो नई नौकरियाँ ईमेल से मिलेंगी।',
    '- **जवाब देने वाली कंपनी चुनें**: काफ़ी आवेदन होने पर नौकरी पर दिखता है कि कितनों को जवाब मिला।',
    '- **विज्ञापन के शब्द** सीवी में लिखें, और अपने काम के आँकड़े दें।',
    '- **नौकरी के लिए पैसे कभी न दें।** फीस, डिपॉज़िट या OTP ठगी की निशानी है।',
  ].join('\n'),
  'hi-Latn': [
    '- **Jaldi apply karein**: shuru ke dinon me sabse zyada jawab milte hain. Search save karein to nayi jobs email se milengi.',
    '- **Jawab dene wali company chunein**: kaafi applications hone par job par dikhta hai ki kitnon ko jawab mila.',
    '- **Job ad ke shabd** CV me likhein, aur apne kaam ke number dein.',
    '- **Naukri ke liye paise kabhi na dein.** Fees, deposit ya OTP thagi ki nishani hai.',
  ].join('\n'),
}

const searchTips = 'search-tips'
const longestExcerpt = 250

export async function answerArticles({ message, meaning, caller, now, tools }: AnswerInput): Promise<Draft> {
  const { topic, language, slots } = meaning
  const q = topic ? articleQuery(topic) : slots.role || message.slice(0, 100)
  const { data } = await tools.findArticles.run({ q: q.slice(0, 200) }, { caller, now })
  const [first] = data.articles
  const links = data.articles.map(({ slug, title, excerpt }, at) => {
    const about = at === 0 && excerpt ? `: ${plainText(excerpt, longestExcerpt)}` : ''
    return `${linkTo(title, articlePath(slug))}${about}`
  })
  const found =
    links.length > 0 ? `${fill(topic || data.isExact ? read : nearest, language)}\n${listOf(links)}` : fill(none, language)
  return {
    content: topic === searchTips ? paragraphs(fill(tips, language), links.length > 0 ? found : null) : found,
    actions: [
      ...(first ? [openAction('Read the article', articlePath(first.slug))] : []),
      openAction('Career guidance', '/career-guidance'),
    ],
  }
}
