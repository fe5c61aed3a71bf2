/** Number words of English and Hindi, spelled without dots below letters. */
const words: Readonly<Record<string, string>> = {
  1: 'one ek एक',
  1.5: 'dedh डेढ',
  2: 'two do दो',
  2.5: 'dhai ढाई',
  3: 'three teen तीन',
  4: 'four char chaar चार',
  5: 'five paanch panch पांच पाँच',
  6: 'six che chhe chhah छह छः',
  7: 'seven saat सात',
  8: 'eight aath आठ',
  9: 'nine nau नौ',
  10: 'ten das दस',
  11: 'eleven gyarah ग्यारह',
  12: 'twelve dozen barah बारह',
  13: 'thirteen terah तेरह',
  14: 'fourteen chaudah चौदह',
  15: 'fifteen pandrah पंद्रह पन्द्रह',
  16: 'sixteen solah सोलह',
  17: 'seventeen satrah सत्रह',
  18: 'eighteen atharah अठारह',
  19: 'nineteen unnis उन्नीस',
  20: 'twenty bees बीस',
  25: 'pachees pachis पच्चीस',
  30: 'thirty tees तीस',
  35: 'paintis पैंतीस',
  40: 'forty chalis चालीस',
  45: 'paintalis पैंतालीस',
  50: 'fifty pachas पचास',
  60: 'sixty saath साठ',
  70: 'seventy sattar सत्तर',
  75: 'pachhattar पचहत्तर',
  80: 'eighty assi अस्सी',
  90: 'ninety nabbe नब्बे',
}

export const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries(words).flatMap(([value, names]) => names.split(' ').map((name) => [name, Number(value)] as const)),
)

/** Nouns that are counted, as a pattern. Before other nouns a number says nothing about the data. */
export const countedNouns =
  'jobs?|openings?|vacanc(?:y|ies)|positions|posts|compan(?:y|ies)|applications|percent|years?|months?|rupees?|rupaye|saal|mahine|naukriyan|naukriyaan|नौकरी|नौकरियां|नौकरियाँ|कंपनियां|कंपनियाँ|पद|साल|महीने|रुपये|प्रतिशत'
