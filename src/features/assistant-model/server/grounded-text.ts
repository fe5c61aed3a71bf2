import type { AnswerLanguage } from '#features/assistant-tools/answer-contract.ts'
import { type UnknownPart, unfoundedIn } from '../grounding/check-sentence.ts'
import type { Facts } from '../grounding/facts.ts'
import type { KnownWords } from '../grounding/names.ts'
import { openSentences } from '../grounding/sentences.ts'
import { withoutPlaceholders } from '../redact.ts'

type Texts = Readonly<Record<AnswerLanguage, string>>

const notes: Readonly<Record<UnknownPart, Texts>> = {
  link: {
    en: '(I left out a sentence with a link that I did not look up.)',
    hi: '(एक वाक्य हटाया: उसका लिंक जाँचा हुआ नहीं था।)',
    'hi-Latn': '(Ek vaakya hataya: uska link jaancha hua nahi tha.)',
  },
  figure: {
    en: '(I left out a sentence with a figure that is not in our data.)',
    hi: '(एक वाक्य हटाया: उसका आँकड़ा हमारे डेटा में नहीं है।)',
    'hi-Latn': '(Ek vaakya hataya: uska aankda hamare data me nahi hai.)',
  },
  name: {
    en: '(I left out a sentence with a name that is not in our data.)',
    hi: '(एक वाक्य हटाया: उसका नाम हमारे डेटा में नहीं है।)',
    'hi-Latn': '(Ek vaakya hataya: uska naam hamare data me nahi hai.)',
  },
  claim: {
    en: '(I left out a sentence about jobs that I did not find.)',
    hi: '(एक वाक्य हटाया: वे नौकरियाँ हमारे डेटा में नहीं हैं।)',
    'hi-Latn': '(Ek vaakya hataya: woh jobs hamare data me nahi hain.)',
  },
  act: {
    en: '(I left out a sentence: I cannot do anything for you myself.)',
    hi: '(एक वाक्य हटाया: मैं आपके लिए खुद कुछ नहीं कर सकती।)',
    'hi-Latn': '(Ek vaakya hataya: main aapke liye khud kuch nahi kar sakti.)',
  },
}

/** The longest answer that a conversation stores. */
const mostCharacters = 6_000
/** Invisible characters that may hide a link; the joiners of Indian scripts stay. */
const invisible = /(?![\n\t\u200C\u200D])[\p{Cc}\p{Cf}]/gu

type Options = {
  readonly facts: () => Facts
  readonly known: KnownWords
  readonly language: AnswerLanguage
  readonly onText: (text: string) => Promise<void>
}

export type GroundedText = {
  readonly push: (part: string) => Promise<void>
  /** Ends a sentence that has no punctuation at its end. */
  readonly flush: () => Promise<void>
  readonly content: () => string
  /** The number of shown sentences, and of places where something was left out. */
  readonly counts: () => { readonly shown: number; readonly leftOut: number }
}

/** Passes on each sentence that the current facts support, and replaces any other by a note that something is left out. */
export function openGroundedText({ facts, known, language, onText }: Options): GroundedText {
  const sentences = openSentences()
  const counts = { shown: 0, leftOut: 0 }
  let content = ''
  let isBehindNote = false
  async function add(sentence: string): Promise<void> {
    const text = withoutPlaceholders(sentence.replaceAll(invisible, ''))
    const reason = unfoundedIn(text, facts(), known)
    if (reason !== null) counts.leftOut += 1
    else if (/[\p{L}\p{N}]/u.test(text)) counts.shown += 1
    // Several in a row get one note.
    const part = reason === null ? text : isBehindNote ? '' : inPlaceOf(text, notes[reason][language])
    isBehindNote = reason !== null || (isBehindNote && text.trim() === '')
    if (content.length + part.length > mostCharacters) throw new RangeError('the answer is too long')
    content += part
    if (part !== '') await onText(part)
  }
  const flush = async (): Promise<void> => {
    const rest = sentences.rest()
    if (rest !== '') await add(rest)
  }
  return {
    push: async (part) => {
      for (const sentence of sentences.push(part)) await add(sentence)
    },
    flush,
    content: () => content,
    counts: () => counts,
  }
}

/** In a list the note is a line of the list. */
function inPlaceOf(sentence: string, note: string): string {
  const marker = /^\s*(?:- )?/.exec(sentence)?.[0] ?? ''
  const space = /\s*$/.exec(sentence)?.[0] ?? ''
  return marker + note + space
}
