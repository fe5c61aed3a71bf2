import { isCommon, isTail, isTimeWord, type Span, type Word } from './words-of-line.ts'
import { isFirmWord, isTitleWord } from './words.ts'

/** The span of words that names the position: around a word of titles, up to a preposition, a sign or a word of firms. */
export function roleIn(words: readonly Word[]): Span | null {
  const all = words.flatMap(({ core }, index) => (isTitleWord(core) && !isTail(words[index + 1] ?? none) ? [index] : []))
  const spans = all.map((at) => roleAt(words, at))
  return spans.find(({ from }) => isBehindAs(words, from)) ?? spans[0] ?? null
}

const none: Word = { text: '', core: '', isEnd: false, start: 0, end: 0 }

/** Whether "as", "post" or "position" introduces the words: "as a", "the post of". */
const isBehindAs = (words: readonly Word[], from: number): boolean =>
  words.slice(Math.max(0, from - 3), from).some(({ core }) => core === 'as' || core === 'post' || core === 'position')

function roleAt(words: readonly Word[], at: number): Span {
  let from = at
  while (from > 0 && at - from < 5 && isOfRole(words[from - 1])) from--
  let to = at
  while (to + 1 < words.length && to - at < 4 && !words[to]?.isEnd && goesOn(words, to + 1)) to++
  return { from, to }
}

/** Whether a word belongs to a firm. Some words of firms occur in positions too: "Software Engineer", "Bank Manager". */
const isOfFirmOnly = (word: Word): boolean => isTail(word) || (isFirmWord(word.core) && !ofRoles.test(word.core))
const ofRoles =
  /^(?:systems?|software|technology|bank|finance|services?|solutions?|school|hospital|hotel|network|media|retail|logistics|labs?|laboratory|pharma|college|university|store|insurance|telecom|capital|foods?)$/

const isOfRole = (word: Word | undefined): boolean =>
  word !== undefined && !word.isEnd && mayBeOfRole(word) && !/^[–—-]$/.test(word.text)
const mayBeOfRole = (word: Word): boolean => !isCommon(word) && !isTimeWord(word) && !isOfFirmOnly(word)

const isAnd = (word: Word | undefined): boolean => word !== undefined && /^(?:cum|&|and|\/)$/.test(word.core || word.text)
const isTitle = (word: Word | undefined): boolean => word !== undefined && isTitleWord(word.core)

/** Whether the position continues with this word: "cum Cashier", "Engineer II", "Branch Manager". */
function goesOn(words: readonly Word[], at: number): boolean {
  const [before, word, next, second] = [words[at - 1], words[at], words[at + 1], words[at + 2]]
  const isTitleBehind = isTitle(next) || isTitle(second)
  if (!word) return false
  if (isAnd(word)) return isTitleBehind
  return isTitle(word) || isAnd(before) || /^(?:i{1,3}|iv)$/.test(word.core) || (isTitleBehind && mayBeOfRole(word))
}
