/** Filler sounds and words in English and romanised Hindi. They say nothing about the answer. */
const fillers =
  /(?<![\p{L}\p{N}])(?:u+h+m*|u+m+|e+r+m*|h+m+|a+h+|you know(?: what i mean)?|i mean|kind of|sort of|basically|actually|literally|matlab|yaani|woh kya hai na|haan toh)(?![\p{L}\p{N}])[,…]?/giu

/** "I I I went" becomes "I went": stammering and restarts are not scored. */
const restarts = /(?<![\p{L}\p{N}])([\p{L}\p{N}']{1,20})(?:[\s,.…-]+\1(?![\p{L}\p{N}'])){1,5}/giu

export function withoutFillers(text: string): string {
  return text
    .replace(fillers, ' ')
    .replace(restarts, '$1')
    .replaceAll(/(?:\.{2,}|…|—|–)/g, ' ')
    .replaceAll(/\s+([,.!?])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Sentences addressed to the scorer. They are removed before scoring, so that they change nothing. */
const toTheScorer =
  /\b(?:ignore|disregard|forget|override) (?:all |the |any |your |my |these )*(?:previous|above|prior|earlier|other|instructions?|rules?|rubric|prompt)\b|\b(?:give|award|assign|grant|score|rate|mark) (?:me|this answer|this|the candidate|my answer)\b[^.!?\n]{0,40}\b(?:10|ten|full|perfect|maximum|highest|max)\b|\bsystem prompt\b|\bas an ai\b|\byou are (?:now )?(?:a|an|the) (?:ai|assistant|scorer|evaluator|interviewer|grader)\b|\b(?:score|rating|grade)\s*[:=]\s*\d+|["{]\s*"?score"?\s*:|<\/?(?:answer|system|instructions?|transcript)>|\b(?:mujhe|muje) (?:10|das|poore|full) (?:number|marks|score)\b|\bnew instructions?\b|\b(?:note|message) (?:to|for) (?:the )?(?:evaluator|examiner|scorer|grader|interviewer|model|ai)\b|\bplease (?:give|award|assign|grant) (?:[a-z]+ ){0,3}(?:full|maximum|perfect|highest|top) (?:marks?|scores?|points|ratings?)\b/iu

function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?।\n]+(?:\.(?=\d)[^.!?।\n]+)*[.!?।]*/gu) ?? []).map((sentence) => sentence.trim()).filter(Boolean)
}

type CleanAnswer = { readonly sentences: readonly string[]; readonly hasInstructions: boolean }

/** The sentences as they were said, without those addressed to the scorer. */
export function cleanAnswer(text: string): CleanAnswer {
  const all = sentencesOf(text)
  const sentences = all.filter((sentence) => !toTheScorer.test(sentence.normalize('NFKC')))
  return { sentences, hasInstructions: sentences.length < all.length }
}

export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’%₹+#-]*/gu) ?? []
  )
}
