import type { AnswerLanguage } from '#features/assistant-tools/answer-contract.ts'
import type { Word } from './words.ts'

/** Words of Hindi that are not English. */
const hindi = new Set(
  'mein mai mujhe muje mujhko mera meri mere hum humein tum tumhe aap aapka aapki apna apni kya kyu kyun kaise kese kaisa kaisi kahan kab kaun kon konsi konsa kaunsi kitna kitni kitne hai hain hu hun hoon ho tha thi chahiye chaiye chahie chaahiye naukri nokri naukari nokari kaam batao bataye bataiye bata btao karo karu karna karni karke kare dikhao dikha dena milegi milega milta mil wala wale wali nahi nahin nhi aur liye lie sakta sakti sakte raha rahi rahe gaya gayi gya aaya aayi kuch koi abhi achha acha accha achhi bhai didi ji paise paisa rupaye tankhwah tankha vetan pagar rojgar rozgar bharti banana banaye banao dhundh dhundhna dhund dhoondh khoj asli nakli farzi sach sahi kal aaj namaste namaskar dhanyavad dhanyawad shukriya naye nayi laga lagao bhejo maang mang jawab deti dete kami sudharna sudharo dilao batana batao puchte pooch puch seekhu taiyari'.split(
    ' ',
  ),
)
/** Words that occur in both languages. Each counts half as much as a word that is only Hindi. */
const hints = new Set('me ka ki ke ko se par pe ya na to tak bhi hi'.split(' '))
const english = new Set(
  'the a an is are was has have had do does did can could should would will what which who how why when where for of in on at with from my your i you it this that and or any give tell show find help let send email notify near get not no'.split(
    ' ',
  ),
)
const devanagari = /\p{Script=Devanagari}/gu
const latin = /[a-z]/giu

export function languageOf(message: string, words: readonly Word[]): AnswerLanguage {
  const inHindi = message.match(devanagari)?.length ?? 0
  if (inHindi > 0 && inHindi * 2 >= (message.match(latin)?.length ?? 0)) return 'hi'
  const texts = words.slice(0, 60).map(({ typed }) => typed.toLowerCase())
  const count = (list: ReadonlySet<string>): number => texts.filter((text) => list.has(text)).length
  const inLatin = 2 * count(hindi) + count(hints)
  return inLatin > count(english) && (count(hindi) > 0 || texts.length > 2) ? 'hi-Latn' : 'en'
}
