import stopWordLists from './words/stop-words.json' with { type: 'json' }

/** Words such as "I am looking for a job", which say nothing about the job: English, languages of India, and Hindi in Latin letters. */
const stopWords: ReadonlySet<string> = new Set(Object.values(stopWordLists).flatMap((list) => list.normalize('NFC').split(' ')))

/** True for a stop word, with or without punctuation at its end: "chahiye.", "है?". */
export const isStopWord = (word: string): boolean => stopWords.has(word.toLowerCase().normalize('NFC').replace(sentenceMarks, ''))
const sentenceMarks = /[.,;:?!।]{1,3}$/u
