import { jobsPath } from '#features/assistant-tools/paths.ts'
import { nameOf } from '#features/saved-searches/rules.ts'
import { type AnswerInput, type Draft, fill, listOf, openAction, paragraphs, plainText, type Texts } from './answer.ts'
import { searchOf } from './jobs.ts'
import { alertFor } from './proposals.ts'
import { notForCaller } from './sign-in.ts'
import { readWish } from './read-wish.ts'

const wishesOf: Texts = { en: 'your wishes', hi: 'आपकी इच्छाएँ', 'hi-Latn': 'aapki wishes' }
const alertsOf: Texts = { en: 'your job alerts', hi: 'आपके जॉब अलर्ट', 'hi-Latn': 'aapke job alerts' }
const noWishes: Texts = {
  en: 'You have made no wish yet. Say for which company you would like to work and as what: “I want to work at Infosys as a tester”.',
  hi: 'अभी कोई इच्छा नहीं है। बताएँ कि किस कंपनी में, किस काम के लिए: “I want to work at Infosys as a tester”।',
  'hi-Latn': 'Abhi koi wish nahi hai. Batayein ki kis company me, kis kaam ke liye: “I want to work at Infosys as a tester”.',
}
const someWishes: Texts = { en: 'Your wishes ({total}):', hi: 'आपकी इच्छाएँ ({total}):', 'hi-Latn': 'Aapki wishes ({total}):' }
const noAlerts: Texts = {
  en: 'You have no job alert yet. Tell me the work and the place: “alert for nurse jobs in Pune”.',
  hi: 'अभी कोई जॉब अलर्ट नहीं है। काम और जगह बताएँ: “पुणे में नर्स की नौकरी का अलर्ट”।',
  'hi-Latn': 'Abhi koi job alert nahi hai. Kaam aur jagah batayein: “Pune me nurse ki naukri ka alert”.',
}
const someAlerts: Texts = {
  en: 'Your job alerts ({total}):',
  hi: 'आपके जॉब अलर्ट ({total}):',
  'hi-Latn': 'Aapke job alerts ({total}):',
}
const press: Texts = {
  en: 'Nothing is saved until you press the button: {what}.',
  hi: 'बटन दबाने तक कुछ सेव नहीं होता: {what}।',
  'hi-Latn': 'Button dabane tak kuch save nahi hota: {what}.',
}
const paused: Texts = { en: 'paused', hi: 'रुका हुआ', 'hi-Latn': 'ruka hua' }
const oneFound: Texts = { en: '1 open job matches', hi: '1 खुली नौकरी मिलती है', 'hi-Latn': '1 open job milti hai' }
const someFound: Texts = { en: '{n} open jobs match', hi: '{n} खुली नौकरियाँ मिलती हैं', 'hi-Latn': '{n} open jobs milti hain' }
const jobsFound = (n: number, language: keyof Texts): string => fill(n === 1 ? oneFound : someFound, language, { n })
/** Words such as "email me new ones" say how to send the jobs, and are no part of the search. */
const ofSending = /(?<![\p{L}\p{N}])(?:e-?mail|mail|sms|whatsapp|ones|ईमेल)(?![\p{L}\p{N}])(?! marketing)/giu

export async function answerWishes(input: AnswerInput): Promise<Draft> {
  const { caller, now, tools, meaning } = input
  if (caller.kind !== 'candidate') return notForCaller(input, wishesOf)
  const { language } = meaning
  const proposal = readWish(input)
  const { data } = await tools.ownWishes.run({}, { caller, now })
  const lines = data.wishes.map(({ role, company, location, isActive, matchCount }) => {
    const where = [role, company, location ?? '']
      .filter(Boolean)
      .map((part) => plainText(part))
      .join(', ')
    return `${where}: ${isActive ? jobsFound(matchCount, language) : fill(paused, language)}`
  })
  const list = lines.length > 0 ? `${fill(someWishes, language, { total: data.total })}\n${listOf(lines)}` : null
  const offer = proposal && fill(press, language, { what: plainText(proposal.text) })
  return {
    content: paragraphs(offer, list ?? (proposal ? null : fill(noWishes, language))),
    actions: [openAction('My Wishes', '/wishes')],
    proposals: proposal ? [proposal] : [],
  }
}

export async function answerAlerts(input: AnswerInput): Promise<Draft> {
  const { caller, now, tools, meaning } = input
  const { language, slots } = meaning
  if (caller.kind !== 'candidate') return notForCaller(input, alertsOf)
  const role = slots.role.replaceAll(ofSending, '').replaceAll(/\s+/g, ' ').trim()
  const query = slots.hasTrade || slots.place ? searchOf({ ...slots, role }) : {}
  const proposals = alertFor(query, input)
  const { data } = await tools.ownAlerts.run({}, { caller, now })
  const lines = data.searches.map(({ name, isActive, alertCount }) => {
    return `${plainText(name)}: ${isActive ? jobsFound(alertCount, language) : fill(paused, language)}`
  })
  const list = lines.length > 0 ? `${fill(someAlerts, language, { total: data.total })}\n${listOf(lines)}` : null
  const offer = proposals.length > 0 ? fill(press, language, { what: plainText(nameOf(query)) }) : null
  return {
    content: paragraphs(offer, list ?? (offer ? null : fill(noAlerts, language))),
    actions: [openAction('My alerts', '/wishes'), ...(offer ? [openAction('See these jobs', jobsPath(query))] : [])],
    proposals,
  }
}
