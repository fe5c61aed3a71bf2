import type { Level, RoleArea } from '#features/interview-preparation/choices.ts'
import { levelLabels, roleAreaLabels } from '#features/interview-preparation/choices.ts'
import { type AnswerInput, type Draft, fill, listOf, openAction, paragraphs, plainText, type Texts } from './answer.ts'

const intro: Texts = {
  en: 'Questions that come up for **{area}**, {level}:',
  hi: '**{area}**, {level} के लिए अक्सर पूछे जाने वाले सवाल (अंग्रेज़ी में):',
  'hi-Latn': '**{area}**, {level} ke liye aksar pooche jaane wale sawal:',
}
const tip: Texts = { en: 'Tip: {tip}', hi: 'सुझाव: {tip}', 'hi-Latn': 'Tip: {tip}' }
const general: Texts = {
  en: [
    'For any interview:',
    '- **Say who you are in 90 seconds**: what you do now, one result with a number, why this job.',
    '- **Prepare three stories**: a problem, what you did, what came of it.',
    '- **Read the job again** and bring a printed CV and your papers.',
    '',
    'Tell me the work for its own questions: software, data, banking, fintech, medical or pharma.',
  ].join('\n'),
  hi: [
    'हर इंटरव्यू के लिए:',
    '- **90 सेकंड में अपना परिचय**: अभी का काम, एक नतीजा आँकड़े के साथ, यह नौकरी क्यों।',
    '- **तीन अनुभव तैयार रखें**: समस्या, आपने क्या किया, क्या नतीजा निकला।',
    '- **नौकरी का विवरण फिर पढ़ें**, सीवी और काग़ज़ साथ रखें।',
    '',
    'काम बताएँ तो उसके सवाल दिखाऊँ: सॉफ़्टवेयर, डेटा, बैंक, फ़िनटेक, मेडिकल या फ़ार्मा।',
  ].join('\n'),
  'hi-Latn': [
    'Har interview ke liye:',
    '- **90 second me apna parichay**: abhi ka kaam, ek result number ke saath, yeh job kyun.',
    '- **Teen anubhav taiyar rakhein**: problem, aapne kya kiya, kya result nikla.',
    '- **Job ka description phir padhein**, CV aur papers saath rakhein.',
    '',
    'Kaam batayein to uske sawal dikhaun: software, data, bank, fintech, medical ya pharma.',
  ].join('\n'),
}

const longestTip = 300

const areas: readonly (readonly [RoleArea, RegExp])[] = [
  ['data_science_analytics', /\bdata (?:scien|analy)|\banalytics?\b|machine learning|डेटा साइंस/i],
  ['fintech', /\bfin ?tech\b|payments company|फिनटेक/i],
  ['traditional_banking', /\bbank(?:s|ing)?\b|\bclerk\b|\bteller\b|\bpo exam\b|बैंक/i],
  ['pharmaceutical', /\bpharma|medical rep|फार्मा/i],
  ['medical_professionals', /\bnurs|\bdoctor|\bmedical\b|\bhospital\b|\bgnm\b|नर्स|डॉक्टर|अस्पताल/i],
  ['software_development', /\bsoftware|\bdevelop|\bjava\b|\bpython\b|\bprogramm|\btester?\b|\bit job|सॉफ्टवेयर|डेवलपर/i],
]

export async function answerInterview({ message, meaning, caller, now, tools }: AnswerInput): Promise<Draft> {
  const { language } = meaning
  const [roleArea] = areas.find(([, names]) => names.test(message)) ?? []
  if (!roleArea) return { content: fill(general, language), actions: [openAction('Interview preparation', '/interview-prep')] }
  const level = levelOf(message, meaning.slots.years)
  const { data } = await tools.prepareInterview.run({ roleArea, level }, { caller, now })
  const [first] = data.tips
  return {
    content: paragraphs(
      `${fill(intro, language, { area: roleAreaLabels[roleArea], level: levelLabels[level] })}\n${listOf(data.questions)}`,
      first ? fill(tip, language, { tip: plainText(first, longestTip) }) : null,
    ),
    actions: [openAction('All questions with answers', data.path), openAction('Mock interview', data.practice)],
  }
}

function levelOf(message: string, years: number | null): Level {
  if (/\b(?:head|director|vp|lead(?:er|ership)?)\b/i.test(message) || (years ?? 0) > 15) return 'leadership'
  if (/\bsenior\b/i.test(message) || (years ?? 0) > 8) return 'senior'
  return (years ?? 0) > 2 ? 'mid' : 'fresher'
}
