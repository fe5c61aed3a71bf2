/** The parts of the patterns of periods: words for "until now", signs and words between two times, and the edges around them. */
export const now =
  'till\\s*(?:to\\s+)?(?:date|now|continue|present)|till(?=\\s*[:\\t]|\\s*$)|to\\s+date|as\\s+on\\s+(?:date|today)|onwards?(?:\\s+till\\s+(?:date|now))?|continu(?:ing|ed?)|(?:the\\s+)?present|ongoing|still\\s+working|working(?=\\s*(?:$|[)\\]\\t]))|current(?:ly)?|now|today|date|heute|aujourd.hui|présent|actuellement|actualidad|actual(?:mente)?|presente|oggi|in corso|atual(?:mente)?|o momento|hoje|en cours|en curso|à ce jour|laufend|jetzt|heden|obecnie|настоящее время|н\\.в\\.|至今|अब\\s+तक|आज\\s+तक|अभी\\s+तक|वर्तमान'
export const to =
  '\\s*(?:[-–—]\\s*to\\b(?!\\s+date)|--?|–|—|−|‐|‑|→|~|/(?=\\s)|\\bto\\b(?:\\s+to\\b)?|\\bup ?to\\b|\\btill\\b|\\buntil\\b|\\bbis\\b|(?<=\\s)à(?=\\s)|\\bau\\b|\\bhasta\\b(?:\\s+la)?|(?<=\\s)(?:até|al?)(?=\\s)|से)\\s*'
export const edge = '(?<![\\p{L}\\p{M}\\d])'
export const after = '(?![\\p{L}\\p{M}\\d])'
