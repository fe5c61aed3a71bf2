export type SectionName =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'achievements'
  | 'languages'
  | 'contact'
  | 'personal'
  | 'other'

const titles: Readonly<Record<SectionName, readonly string[]>> = {
  summary: [
    '(?:professional |career |executive |personal )?(?:summary|profile|objective|overview)(?: summary| statement)?',
    'about(?: me)?',
    'professional profile summary',
    'सारांश',
    'परिचय',
    'उद्देश्य',
  ],
  experience: [
    '(?:professional |work |relevant |industry |employment |job |teaching )?(?:experience|experiences|history)',
    'employment(?: history| details| record)?',
    'work experience(?:s)?',
    'career (?:history|summary and experience)',
    'internships?(?: experience)?',
    'professional background',
    'organi[sz]ational experience',
    'कार्य अनुभव',
    'कार्यानुभव',
    'अनुभव',
  ],
  education: [
    '(?:academic |educational |education )?(?:qualifications?|background|credentials|details)',
    'education(?:al)?(?: qualifications?| background| details| (?:and|&) (?:training|qualifications?))?',
    'academics?(?: record| details| profile)?',
    'शिक्षा',
    'शैक्षणिक योग्यता',
  ],
  skills: [
    '(?:technical |key |core |it |soft |computer |professional |personal |other )*(?:skills?|competenc(?:y|ies)|expertise)(?: set| summary| (?:and|&) (?:tools|technologies|competencies|expertise))?',
    'skill ?set',
    'areas? of expertise',
    'technologies',
    '(?:tech|technology) stack',
    'tools(?: (?:and|&) technologies)?',
    'कौशल',
  ],
  achievements: [
    '(?:key |professional |academic )?(?:achievements?|accomplishments?|awards?|honou?rs?|recognitions?)(?: (?:and|&) (?:awards?|achievements?|honou?rs?|recognitions?|accomplishments?))?',
    'उपलब्धियाँ',
    'उपलब्धियां',
    'पुरस्कार',
  ],
  languages: [
    'languages?(?: known| spoken| proficiency| skills)?',
    'linguistic (?:skills|proficiency)',
    'भाषाएँ',
    'भाषाएं',
    'भाषा',
  ],
  contact: ['contact(?: me| details| information| info)?', 'get in touch', 'संपर्क'],
  personal: ['personal (?:details|information|profile|particulars|data|info)', 'व्यक्तिगत (?:जानकारी|विवरण)'],
  other: [
    '(?:personal |academic |key |major |selected )?projects?(?: undertaken| details)?',
    '(?:professional )?(?:certifications?|certificates|licen[sc]es|courses|trainings?)(?: (?:and|&) (?:certifications?|licen[sc]es|courses|trainings?))?',
    '(?:hobbies|interests)(?: (?:and|&) (?:interests|hobbies))?',
    'publications?',
    'patents?',
    'references?',
    'referees',
    'declaration',
    'volunteer(?:ing|ed)?(?: (?:experience|work))?',
    '(?:extra|co)[- ]?curricular(?: activities)?',
    'activities',
    'links',
    'strengths?',
  ],
}

const names = Object.keys(titles) as SectionName[] // the keys of that very object
const patterns = names.map((name) => ({ name, pattern: new RegExp(`^(?:${titles[name].join('|')})$`, 'iu') }))

export type Heading = { readonly name: SectionName; readonly title: string; readonly rest: string }

/** The heading of a part of a CV, or null. "Skills: SQL, Excel" is a heading followed by content. */
export function headingIn(text: string): Heading | null {
  const [, before = text, rest = ''] = /^([^:\t]{3,40})(?:\s*:\s*|\t)(.+)$/.exec(text) ?? []
  const whole = nameOf(text)
  if (whole) return { name: whole, title: text.replace(/\s*:\s*$/, ''), rest: '' }
  const name = rest ? nameOf(before) : null
  return name && !isHeadWithPlace(text, rest) ? { name, title: before.trim(), rest } : null
}

const isHeadWithPlace = (text: string, rest: string): boolean => text.includes('\t') && /^\d/.test(rest)

function nameOf(text: string): SectionName | null {
  const bare = unspaced(text)
    .replace(/[^\p{L}\p{M}&/\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s-]+|[\s-]+$/g, '')
  if (bare.length < 3 || bare.length > 50) return null
  return patterns.find(({ pattern }) => pattern.test(bare))?.name ?? null
}

/** "E X P E R I E N C E" */
function unspaced(text: string): string {
  return /^(?:\p{L} ){3,}\p{L}$/u.test(text.trim()) ? text.replaceAll(' ', '') : text
}
