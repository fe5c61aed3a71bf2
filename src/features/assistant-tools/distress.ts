/** Phrases of a person who may be in danger, in English, Hindi, and Hindi in Latin letters: about dying, or about their own low mood. */
const ofDying = [
  /\bsuicid(?:e|al)\b(?! prevention)|\bkill(?:ing)? (?:myself|my ?self)\b|\bend(?:ing)? (?:my (?:own )?life|it all)\b|\b(?:want|going|better) to die\b|\bdo(?:n['’]?t| not) want to live\b|\bharm(?:ing)? myself\b/iu,
  /\b(?:khud ?kh?ushi|khud ?kashi|aat?m ?ahat?ya|atmahatya)\b|\bmar(?:ne| ?ja(?:na|ne|u|un|unga|ungi)|na) (?:chaht\w*|ka (?:man|mann))|\bmarna chaht\w*|\bj(?:ee|i)na nah?i+n? chaht\w*|\bj(?:ee|i)ne (?:ka|ki) (?:man|mann|ichchh?a) nah?i+n?\b|\bjaan de (?:du|dun|dunga|dungi)\b/iu,
  /आत्महत्या|खुदकुशी|ख़ुदकुशी|मर(?:ना| जाना) चाहत|मरने का मन|जीना नहीं चाहत|जीने का मन नहीं|जान दे (?:दूँ|दूं)/u,
]
const ofLowMood = [
  /\bi(?:['’]?m| am| feel(?: so| very)?| have been| have| get| got)\b[^.!?]{0,25}\b(?:depress(?:ed|ion)|hopeless|worthless)\b|\bfeel(?:ing)?(?: so| very)? (?:depressed|hopeless|worthless)\b/iu,
  /\b(?:main|mai|me|mujhe|mein)\b[^.!?]{0,25}\bdepress(?:ed|ion)\b|डिप्रेशन में (?:हूँ|हूं|चल)|मुझे डिप्रेशन|अवसाद में (?:हूँ|हूं)/iu,
]

/** Longer messages are pasted texts, such as an offer or a CV. */
const longestMessage = 1_000

export function speaksOfDistress(message: string): boolean {
  if (message.length > longestMessage) return false
  return [...ofDying, ...ofLowMood].some((pattern) => pattern.test(message))
}
