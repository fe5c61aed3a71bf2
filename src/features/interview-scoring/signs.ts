/** Features of an answer that can be found by patterns, in English, Hindi and a mix of both. Accent, spelling and style do not count. */

const irregular =
  'took|gave|met|found|kept|wrote|drew|sat|spent|split|led|built|made|went|got|ran|held|set|cut|brought|bought|sold|taught|told|spoke|chose|began|left|put|saw|sent|read|rewrote|thought|dealt|did|won|grew|stood|broke|drove|paid|showed|understood|felt|came|let|laid|fought'
const englishAction = new RegExp(
  String.raw`\b(?:i|we|i've|we've)\b(?:\s+(?:then|also|first|have|had|even|just|myself|[a-z]+ly))*\s+([a-z]{3,}ed|${irregular})\b|(?:,|\band\b|\bthen\b)\s+(?:then\s+)?([a-z]{3,}ed|${irregular})\b`,
  'giu',
)
const noAction =
  /^(?:needed|wanted|liked|tried|used|based|called|named|interested|experienced|qualified|skilled|tired|bored|excited|motivated|dedicated|focused|committed)$/iu

const hindiVerb =
  'kiya|kari|ki|kiye|banaya|banayi|banai|bola|batai?ya|samjhaya|samjhayi|sikhaya|seekha|sikha|likha|likhi|bheja|dekha|socha|suljhaya|badla|hataya|lagaya|rakha|shuru|chalaya|diya|di|liya|li|nikala|dhoondha|dhunda|pucha|poocha|milaya|karwaya|karaya|sambhala|sambhali'
const hindiAction = new RegExp(
  String.raw`\b(?:maine|mainne|meine|humne|hamne|mai ne|main ne|hum ne)\b[^.!?]{0,80}?\b(${hindiVerb})\b`,
  'giu',
)
const devanagariAction =
  /(?:मैंने|मैने|हमने)[^.!?।]{0,80}?(किया|की|किए|बनाया|बनाई|बोला|बताया|समझाया|सिखाया|सीखा|लिखा|भेजा|देखा|बदला|लगाया|दिया|लिया|निकाला|संभाला)/gu

export function actionsIn(text: string): string[] {
  const english = [...text.matchAll(englishAction)].map((match) => (match[1] ?? match[2] ?? '').toLowerCase())
  const others = [hindiAction, devanagariAction].flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''))
  return [...english.filter((verb) => !noAction.test(verb)), ...others]
}

const scene =
  /\b(?:when|while|once|during|after|before|last (?:year|month|week|quarter)|in (?:my|our|the) \w+|at my|used to|had been|was|were|had|kept|there was|jab|pehle|us samay|us time|pichle (?:saal|mahine)|tha|thi|the)\b|जब|पिछले|था|थी|थे/iu
const task =
  /\b(?:i (?:was|had|am|needed) (?:asked|responsible|in charge|to|handling|given)|my (?:job|role|task|goal|target|responsibility|territory|part)|we (?:needed|had) to|target|goal|deadline|audit|requirement|i took (?:over|charge|it up|responsibility)|so that|we could|mer[aei] (?:kaam|zimmedari|jimmedari|role|target)|mujhe [^.!?]{1,40} (?:karna|banana|dena|sambhalna))\b|मेरा काम|मेरी ज़िम्मेदारी|मुझे/iu
const outcome =
  /\b(?:as a result|result(?:ed)?|because of (?:this|that)|finally|outcome|now|since then|has not|have not|no longer|stopped|fewer|less|lower|faster|early|ahead|without|still|more|reduc\w+|increas\w+|improv\w+|sav(?:ed|ing)|grew|went (?:up|down|live)|fell|rose|dropped|came (?:down|up|below|back)|doubled|tripled|halved|achieved|delivered|shipped|completed|passed|approved|won|happy|thanked|promoted|zero|same day|kam ho|badh ga|badha|ghat ga|bach ga|ho gaya|ho gayi|uske baad|isse|ab tak|khush|theek ho|nateeja|aakhir)/iu
const devanagariOutcome = /कम हो|बढ़ ग|घट ग|हो गया|हो गई|उसके बाद|इससे|खुश|नतीजा/u

export const hasScene = (text: string): boolean => scene.test(text)
export const hasTask = (text: string): boolean => task.test(text)
export const hasOutcome = (text: string): boolean => outcome.test(text) || devanagariOutcome.test(text)

const number =
  '(?:\\d+(?:[,.]\\d+)*|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|hundred|thousand|half|double|teen|chaar|paanch|saat|aath|nau|das|bees|tees|chalis|pachas|sau|hazaar|aadha|dugna)'
const figure = new RegExp(
  String.raw`(?:₹|\brs\.?|\binr|\$)\s?\d[\d,.]*(?:\s?(?:lakhs?|crores?|k))?|\b${number}(?:\s?(?:%|x\b)|\s(?:of\s)?(?:more\s|fewer\s|full\s|times\s)?[a-z]{3,})|\b(?:halved|doubled|tripled|aadha|dugna)\b|[\d०-९][\d०-९,.]*\s?(?:%|प्रतिशत|दिन|घंटे|लोग|लाख|हज़ार)`,
  'giu',
)
/** Years and periods of employment, which are not results. */
const tenure =
  /\b(?:\d+|\w+)\+?\s?(?:years?|months?|saal|mahine)\s(?:of\s|ka\s)?(?:experience|exp|old|back|ago|anubhav|pehle)\b|\bfor\s(?:the\s)?(?:last|past)\s\w+\s(?:years?|months?)\b|\b(?:19|20)\d\d\b/giu
/** Small numbers of enumerated things, which measure nothing. */
const noFigure =
  /^(?:two|three|four|double|half|ten|das)\s(?:of|things|ways|types|kinds|the|and|out|marks|number|columns|steps|parts|sides|reasons|options|points)\b/iu

export function figuresIn(text: string): string[] {
  const found = [...text.replace(tenure, ' ').matchAll(figure)].map((match) => match[0].trim())
  return [...new Set(found.filter((one) => !noFigure.test(one)))]
}
