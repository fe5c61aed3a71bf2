/** Finds names of companies and jobs in a sentence, which must come from a tool. */
import { namedCompany } from '#features/offer-check/company-index.ts'
import { asWords, type Facts } from './facts.ts'

/** Lower-case words that are not names: words of our own texts, of places and of trades. */
export type KnownWords = ReadonlySet<string>

const capitalised = String.raw`\p{Lu}[\p{L}\p{M}\p{N}+#]*(?:['’.&/-]?[\p{L}\p{M}\p{N}+#]+)*`
const run = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${capitalised}(?:\s+(?:(?:&|of|for)\s+)?${capitalised})*`, 'gu')
const quoted = /[“"«„]([^“”"«»„\n]{1,200})[”"»]|(?<![\p{L}\p{N}])[‘']([^‘’'\n]{2,200})[’'](?![\p{L}\p{N}])/gu
const bold = /\*\*([^*\n]{1,200})\*\*/gu
/** Words that follow a name: "zentrix textiles", "ज़ेनट्रिक्स कंपनी". */
const beforeForm =
  /([\p{L}\p{M}\p{N}&'-]+)\s+(?:pvt|private limited|ltd|limited|llp|inc|corp|company|kampani|technologies|solutions|industries|motors|textiles|traders|enterprises|logistics|infotech|systems|consultancy|group|लिमिटेड|प्राइवेट|टेक्नोलॉजी|सॉल्यूशंस|इंडस्ट्रीज|मोटर्स|लॉजिस्टिक्स|ग्रुप|हॉस्पिटल|कंपनी)(?![\p{L}\p{M}])/giu
/** Words that precede a lower-case name: "a job at zentrix". */
const afterWord = /(?<![\p{L}])(?:at|join|joining)\s+(\p{Ll}[\p{L}\p{N}'-]{2,})/gu
const inDevanagari =
  /टाटा|इ[नं]्?फोसिस|विप्रो|रिलायंस|अमेजन|फ्लिपकार्ट|जोमैटो|स्विगी|गूगल|माइक्रोसॉफ्ट|एयरटेल|जियो|महिंद्रा|मारुति|एक्सेंचर|डेलॉइट|इंडिगो|एचडीएफसी|आईसीआईसीआई|एक्सिस बैंक/u
/** The beginning of a statement about a company, after its name. */
const saysOf =
  /^\s*(?:[.!।]*\s*$|(?:is|are|was|has|have|pays?|offers?|hires?|wants?|needs?|gives?|jobs?|ltd|pvt)\b|[,:–—(-]|['’]s\b|hai\b|ne\b|me\b)/iu
const doesSomething = /^\s*(?:is|are|was|has|have|pays?|offers?|hires?|wants?|needs?|gives?)\b/iu
const denies = /\b(?:not?|never|none|cannot|can't|couldn't|unknown|nahi|nahin)\b|नहीं|\?\s*$/iu
const mostCompanies = 5

/** The first name that no tool has returned; null if there is none. A name in the person's message may be used in a denial or a question. */
export function unknownName(sentence: string, facts: Facts, known: KnownWords): string | null {
  const isDenied = denies.test(sentence)
  const texts = [...facts.names, ...(isDenied ? [facts.message] : [])]
  const isFound = (name: string): boolean => texts.some((text) => text.includes(asWords(name)))
  const isKnownWord = (word: string): boolean => known.has(word.toLowerCase()) || known.has(baseOf(word)) || isFound(word)
  const isWordOfData = (word: string): boolean => isKnownWord(word) || facts.words.has(asWords(word).trim())
  return (
    wellKnownIn(sentence, isFound) ??
    quotedIn(sentence).find((name) => !isFound(name)) ??
    boldIn(sentence).find((name) => !isFound(name) && !wordsOf(name).every(isKnownWord)) ??
    namesByForm(sentence).find((name) => !isKnownWord(name)) ??
    runsIn(sentence, isKnownWord).find((name) => !known.has(name.toLowerCase()) && !isRunKnown(name, isFound, isWordOfData)) ??
    null
  )
}

/** Searches again without the found names, because there may be a second one. */
function wellKnownIn(sentence: string, isFound: (name: string) => boolean): string | null {
  let rest = asWords(sentence)
  for (let i = 0; i < mostCompanies; i++) {
    const name = namedCompany(rest, [])
    if (name === null) break
    if (!isFound(name)) return name
    rest = rest.replaceAll(asWords(name), ' ')
  }
  return inDevanagari.exec(asWords(sentence))?.[0] ?? null
}

/** Figures are checked elsewhere. */
function quotedIn(sentence: string): string[] {
  return [...sentence.matchAll(quoted)].map(([, double, single]) => double ?? single ?? '').filter((text) => /\p{L}/u.test(text))
}

function boldIn(sentence: string): string[] {
  return [...sentence.matchAll(bold)].map(([, text = '']) => text)
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}'’+#-]{2,}/gu) ?? []

function namesByForm(sentence: string): string[] {
  const plain = asWords(sentence)
  return [...plain.matchAll(beforeForm), ...sentence.matchAll(afterWord)].map(([, name = '']) => name)
}

/** Sequences of capitalised words. The first word of a sentence is always capitalised, so it is skipped. */
function runsIn(sentence: string, isKnownWord: (word: string) => boolean): string[] {
  const start = sentence.search(/\p{L}/u)
  return [...sentence.matchAll(run)].flatMap(({ 0: text, index }) => {
    if (index !== start) return text
    const [first = '', ...others] = text.split(/\s+/)
    if (others.length === 0) return isKnownWord(first) || !saysOf.test(sentence.slice(index + text.length)) ? [] : first
    return isKnownWord(first) && !doesSomething.test(sentence.slice(index + text.length))
      ? others.join(' ').replace(/^(?:&|of|for)\s+/, '')
      : text
  })
}

function isRunKnown(name: string, isFound: (name: string) => boolean, isWordOfData: (word: string) => boolean): boolean {
  if (isFound(name)) return true
  const words = name.split(/\s+/).filter((word) => !/^(?:&|of|for)$/.test(word))
  if (words.length === 1) return isWordOfData(name)
  // Abbreviations and places may follow each other; any other sequence is a name.
  return words.every((word) => isFound(word) || /^[A-Z]{2,5}$/.test(word)) && words.every(isWordOfData)
}

/** The word without its ending: "you" for "You’re". */
function baseOf(word: string): string {
  return word
    .toLowerCase()
    .replace(/['’].*$/, '')
    .replace(/[.&/-]+$/, '')
}
