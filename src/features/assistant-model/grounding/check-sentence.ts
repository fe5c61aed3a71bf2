/** Checks whether a sentence of the model states only known facts. A pure function: the model is never trusted, however it was instructed. */
import { asWords, type Facts, isKnownFigure } from './facts.ts'
import { figuresIn, plainCharacters } from './figures.ts'
import { type KnownWords, unknownName } from './names.ts'

/** The kinds of statements that may be unfounded. */
export type UnknownPart = 'link' | 'figure' | 'name' | 'claim' | 'act'

const ownLink = /\[([^\][\n]{1,300})\]\((\/(?!\/)[^\s()\\]{0,500})\)/g
/** Other forms of an address: of a site, an email, one of our screens without a link, a protocol. */
const address =
  /\]\s*\(|\]\s*:|\b[a-z][a-z\d+.-]{1,12}:\/\/|\bwww\.|\b(?:javascript|data|mailto|tel|hxxps?):|[\p{L}\p{N}_.-]@|(?<![\p{L}\p{N}])\/[\p{L}\p{N}_-]{2,}|[\p{L}\p{N}-]{2,}\s?(?:\.|\[\.\]|\(\.\)|\(dot\)|\sdot\s)\s?(?:com|in|org|net|co|io|info|biz|xyz|site|online|shop|app|me|link|live|jobs|example|gov|edu)(?![\p{L}\p{N}])|<\/?[a-z!]/iu
const listMarker = /^\s*(?:[-*•]\s+)?(?:\d{1,2}[.)]\s+)?/
const monthly = /\bmonth|\bper\s?m\b|\bp\.?m\.?\b|\bmahin|\bmaah\b|महीन|मासिक|माह/iu

/** Statements that somebody is hiring, which need a job or a company in the data. */
const hiring =
  /\b(?:is|are|has|have|am)\s+(?:\S+\s+){0,3}(?:hiring|recruiting|openings?|vacanc)|\b(?:hiring|recruiting)\s+(?:for|now)|\b(?:vacanc(?:y|ies)|openings?|bharti|naukri(?:yan)?)\s+(?:hain?|nikli|chal)|(?:भर्ती|वैकेंसी|नौकरी|नौकरियां|नौकरियाँ|रिक्तियां)\s+(?:\S+\s+)?(?:है|हैं|निकली|चल|कर)/iu
/** Statements that an action was carried out, which are always false: only the person carries out actions. */
const acted =
  /\bI(?:\s+have|['’]ve|\s+just|\s+already|['’]ve\s+just)?\s+(?:now\s+|also\s+)?(?:applied|saved|sent|submitted|created|deleted|updated|changed|set\s+up|booked|registered|withdrawn|withdrew|added|made\s+(?:a|the|your)\s+wish)\b|\b(?:main\s?ne|maine)\b[^.!?]*\b(?:kar\s+di?ya|kar\s+di|bhej\s+di?ya|daal\s+di?ya)\b|मैंने[^।!?]*(?:कर दिया|कर दी|भेज दिया|भेज दी)|\b(?:has|have)\s+been\s+(?:submitted|saved|sent|created|updated|deleted|applied)\b|\bapplication\s+(?:is|was)\s+(?:sent|submitted)\b/iu

/** The first reason why the sentence must not be shown; null if it may be shown. */
export function unfoundedIn(sentence: string, facts: Facts, known: KnownWords): UnknownPart | null {
  const plain = plainCharacters(sentence)
  if (hasUnknownLink(sentence, facts) || hasUnknownLink(plain, facts)) return 'link'
  const text = withoutMarks(plain)
  if (acted.test(text)) return 'act'
  const isMonthly = monthly.test(text)
  if (figuresIn(text).some((figure) => !isKnownFigure(figure, facts, isMonthly))) return 'figure'
  if (unknownName(text, facts, known) !== null) return 'name'
  return hiring.test(text) && !text.trim().endsWith('?') && !namesSubject(sentence, facts) ? 'claim' : null
}

function hasUnknownLink(sentence: string, { links }: Facts): boolean {
  const paths = [...sentence.matchAll(ownLink)].map(([, , path = '']) => path)
  return paths.some((path) => !links.has(path)) || address.test(sentence.replaceAll(ownLink, ' $1 '))
}

/** The visible text: of a link its text, without list markers. */
function withoutMarks(sentence: string): string {
  return sentence.replaceAll(ownLink, '$1').replace(listMarker, '')
}

function namesSubject(sentence: string, { subjects }: Facts): boolean {
  const words = asWords(sentence)
  return subjects.some((subject) => subject.trim() !== '' && words.includes(subject)) || sentence.includes('](/')
}
