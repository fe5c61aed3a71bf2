/** Reads messages that ask for a change of the CV: "Add Tally and Excel to my CV", "mere cv me tally jod do", "change my CV summary to …". */
import { mostSkills } from '#features/assistant-tools/answer-contract.ts'

export type CvChange =
  | { readonly kind: 'skills'; readonly skills: readonly string[] }
  | { readonly kind: 'summary'; readonly summary: string }

const cv = '(?:cv|resume|biodata|सीवी|रिज्यूमे|बायोडाटा)'
const listings: readonly RegExp[] = [
  new RegExp(
    `^(?:please |can you |plz )?add (?<list>.{2,300}?) (?:to|in|into|on) (?:my |the )?(?:${cv}|skills?)(?: skills?)?(?: please| plz)?[.!?]*$`,
    'iu',
  ),
  new RegExp(
    `^(?:mer[ea] |apne |मेरे |अपने )?${cv} (?:me|mein|main|mei|में) (?<list>.{2,300}?) (?:jod|jodo|jodna|add|daal|dal|dalo|likh|likho|जोड़|जोड़ो|जोड़ें|डाल|डालो|लिख)(?: (?:do|de|dena|dijiye|kar do|karo|kar|karna|hai|दो|दें|दीजिए|करो|कर दो))*[.!?।]*$`,
    'iu',
  ),
]
const replacing = new RegExp(
  `^(?:please )?(?:change|set|update|replace|make) (?:my |the )?(?:${cv} )?summary(?: (?:of|in|on) my ${cv})? ?(?:to|as|with|by|:)[ :]*(?<summary>.{20,2000})$`,
  'isu',
)
const separator = /\s*(?:,|;|&|\+(?=\s)| and | aur | और | tatha )\s*/iu
const around = /^(?:(?:the )?skills?(?: of)? |कौशल |["“'])|(?: ki| ka| की)?(?: skills?| स्किल| कौशल)$|["”']$/giu
/** Words of other parts of a CV, and words without a meaning of their own. A text that contains one of them is not a skill. */
const noSkill =
  /\b(?:my|mera|meri|mere|new|photo|picture|pic|experience|anubhav|job|company|education|degree|section|summary|headline|phone|mobile|number|email|address|reference|name|objective|hobb\w*|this|that|it|them|more|something|skills?|kya|what|which|how|should)\b|\d{4,}|फोटो|अनुभव|नंबर|क्या/iu
const mostWords = 4
const longestSkill = 60

export function readCvChange(message: string): CvChange | null {
  const text = message.trim()
  const summary = replacing.exec(text)?.groups?.['summary']
  if (summary) return { kind: 'summary', summary: summary.trim().replaceAll(/^["“]|["”]$/g, '') }
  const list = listings.map((listing) => listing.exec(text.replaceAll(/\s+/g, ' '))?.groups?.['list']).find(Boolean)
  const skills = list?.split(separator).map((skill) => skill.trim().replaceAll(around, '').trim()) ?? []
  return skills.length > 0 && skills.length <= mostSkills && skills.every(isSkill) ? { kind: 'skills', skills } : null
}

function isSkill(text: string): boolean {
  return text !== '' && text.length <= longestSkill && text.split(' ').length <= mostWords && !noSkill.test(text)
}
