/** Answers about the assistant and the product, and to greetings and thanks. */
import { type AnswerInput, type Draft, fill, openAction, type Texts } from './answer.ts'

const can: Texts = {
  en: [
    'I can',
    '- find **jobs** by work, place, pay and experience, in English or Hindi',
    '- show your **applications** and rate your **CV** once you are logged in',
    '- tell what a **salary** usually is, with the number of jobs behind it',
    '- say how **companies** answer applicants',
    '- help you prepare for an **interview**',
    '- check whether a **job offer looks real**',
  ].join('\n'),
  hi: [
    'मैं यह कर सकती हूँ:',
    '- काम, जगह, वेतन और अनुभव से **नौकरी** खोजना, हिंदी या अंग्रेज़ी में',
    '- लॉग इन करने पर आपके **आवेदन** और **सीवी** की रेटिंग दिखाना',
    '- **वेतन** बताना, नौकरियों की गिनती के साथ',
    '- **कंपनियाँ** कितना जवाब देती हैं, बताना',
    '- **इंटरव्यू** की तैयारी कराना',
    '- **ऑफर असली लगता है या नहीं**, जाँचना',
  ].join('\n'),
  'hi-Latn': [
    'Main yeh kar sakti hoon:',
    '- kaam, jagah, pay aur experience se **naukri** khojna, Hindi ya English me',
    '- log in karne par aapke **applications** aur **CV** ki rating dikhana',
    '- **salary** batana, jobs ki ginti ke saath',
    '- **companies** kitna jawab deti hain, batana',
    '- **interview** ki taiyari karana',
    '- **offer asli lagta hai ya nahi**, jaanchna',
  ].join('\n'),
}
const greeting: Texts = {
  en: 'Namaste! Tell me which work you are looking for and where, or ask me something else.',
  hi: 'नमस्ते! बताएँ कौन सा काम चाहिए और कहाँ, या कुछ और पूछें।',
  'hi-Latn': 'Namaste! Batayein kaun sa kaam chahiye aur kahan, ya kuch aur poochhein.',
}
const thanks: Texts = {
  en: 'You are welcome. All the best for your search!',
  hi: 'खुशी हुई कि मदद कर पाई। आपकी खोज के लिए शुभकामनाएँ!',
  'hi-Latn': 'Khushi hui ki madad kar paayi. Aapki khoj ke liye shubhkamnayein!',
}
const unknown: Texts = {
  en: 'I did not understand this, and I know only about jobs and careers here.',
  hi: 'यह मैं समझ नहीं पाई। मैं यहाँ केवल नौकरी और करियर के बारे में जानती हूँ।',
  'hi-Latn': 'Yeh main samajh nahi paayi. Main yahan sirf naukri aur career ke baare me jaanti hoon.',
}

const actions = [openAction('Browse jobs', '/jobs'), openAction('Career guidance', '/career-guidance')]

export const answerHelp = async ({ meaning: { language } }: AnswerInput): Promise<Draft> => ({
  content: fill(can, language),
  actions,
})
export const answerGreeting = async ({ meaning: { language } }: AnswerInput): Promise<Draft> => ({
  content: fill(greeting, language),
  actions,
})
export const answerThanks = async ({ meaning: { language } }: AnswerInput): Promise<Draft> => ({
  content: fill(thanks, language),
})

export async function answerUnknown({ meaning: { language } }: AnswerInput): Promise<Draft> {
  return { content: `${fill(unknown, language)}\n\n${fill(can, language)}`, actions, isUnknown: true }
}

export async function answerProduct(input: AnswerInput): Promise<Draft> {
  const { meaning, caller, now, tools } = input
  if (meaning.topic === null) return answerUnknown(input)
  const { data } = await tools.productHelp.run({ topic: meaning.topic, language: meaning.language }, { caller, now })
  const logIn = caller.kind === 'visitor' ? [openAction('Log in', '/auth')] : []
  return { content: data.text, actions: data.link ? [openAction(data.link.text, data.link.path)] : logIn }
}
