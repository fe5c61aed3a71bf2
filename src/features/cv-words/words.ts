import { countries, noPlaces, otherStates, stateLetters, worldCities } from './place-names.ts'
import { districtNames, lettersOfState, partOfTown } from './district-names.ts'
import { worldCityNames } from './world-city-names.ts'
import { memoizeText } from './memoize-text.ts'
import { beginsWithEuropeanTitle, hasEuropeanTitle } from './title-words-of-europe.ts'
import { endsFirm, endsRole, hasEndOfFirm, isShortRole, titleAtEnd } from './names-by-ends.ts'
import { hasTitleWord } from './title-words.ts'
import { otherCityNames } from '#features/jobs/city-names.ts'
import { indianPlaceNames, isIndianState } from '#features/jobs/indian-places.ts'

const title =
  /\b(?:engineer|developer|programmer|manager|analyst|architect|designer|consultant|executive|officer|lead|leader|head|director|intern|internship|trainee|apprentice|nurse|doctor|physician|surgeon|pharmacist|teacher|lecturer|professor|tutor|instructor|accountant|auditor|cashier|clerk|assistant|associate|administrator|coordinator|co-ordinator|specialist|supervisor|technician|operator|driver|electrician|plumber|welder|fitter|mechanic|chef|cook|waiter|receptionist|secretary|recruiter|writer|editor|journalist|scientist|researcher|president|founder|co-founder|ceo|cto|cfo|coo|vp|advisor|adviser|agent|representative|salesperson|salesman|marketer|strategist|planner|tester|sde|freelancer|partner|owner|principal|fellow|buyer|guard|warden|librarian|lawyer|advocate|paralegal|counsel|merchandiser|photographer|producer|animator|scrum master|staff|stylist|faculty|trainer|coach|volunteer|contributor|co-?ordinator|researcher|student|deputy|vice president|chair(?:man|woman|person)?|ombudsman|cofounder|ux|devops|full-?stack|member|job title|position title|title|keeper|in-?charge|foreman|helper|inspector|caller|worker|labour(?:er)?|peon|draughtsman|draftsman|carpenter|painter|mason|machinist|turner|rider|surveyor|controller|typist|stenographer|radiographer|physiotherapist|attendant|steward|tailor|counsell?or|demonstrator|headmaster|packer|picker|loader|tgt|pgt|prt|watchman|gunman|bouncer|gardener|sweeper|cleaner|housekeeper|caretaker|barber|beautician|baker|bartender|butcher|goldsmith|blacksmith|weaver|fireman|lineman|wireman|storeman|storekeeper|rigger|scaffolder|fabricator|insulator|moulder|grinder|pipefitter|estimator|promoter|telecaller|saleswoman|salesgirl|dietician|midwife|compounder|postman|conductor|steno|commis)\b|शिक्षक|शिक्षिका|अध्यापक|अध्यापिका|अभियंता|प्रबंधक|लेखाकार|सहायक|नर्स|चालक|अधिकारी|प्रशिक्षु/iu
/** Positions in German, French, Spanish, Portuguese, Italian, Dutch, Polish, Swedish and Russian. */
const titleOfEurope =
  /(?<![\p{L}\p{M}])(?:\p{L}*(?:entwickler|ingenieur|leiter|berater|mitarbeiter|praktikant|werkstudent|buchhalter|assistent|verkäufer|lehrer|kaufmann|kauffrau|referent|sachbearbeiter|techniker|geschäftsführer)(?:in)?|ingénieure?|développeu(?:r|se)|chef(?:fe)? de projet|comptable|stagiaire|responsable|direct(?:eur|rice)|vendeu(?:r|se)|chargée? de \p{L}+|consultante?|gérante?|enseignante?|technicienne?|ingenier[oa]|desarrollador[a]?|gerente|becari[oa]|profesora?|jef[ea] de \p{L}+|contadora?|administrativ[oa]|analista|consultora?|vendedora?|auxiliar|técnic[oa]|coordinadora?|desenvolvedora?|engenheir[oa]|estagi[áa]ri[oa]|monitora?|bolsista|coordenadora?|pesquisadora?|programadora?|practicante|investigadora?|docente|ingegnere|sviluppat(?:ore|rice)|tirocinante|impiegat[oa]|consulente|progettista|ricercat(?:ore|rice)|apprenti|alternant|développement web|conseill(?:er|ère)|animat(?:eur|rice)|assistante?|\p{L}*(?:ontwikkelaar|medewerker|stagiair|beheerder|adviseur)|programista|inżynier|kierownik|stażysta|\p{L}*(?:utvecklare|ingenjör|praktikant|handläggare)|\p{L}*(?:werker|arbeiter|forscher|philosoph|pfleger|meister|koch)(?:in)?|praktikum|aushilfe|freiberufler(?:in)?|auszubildender?|разработчик|инженер|менеджер|стажёр|стажер|преподаватель|аналитик)(?![\p{L}\p{M}])/iu
const company =
  /\b(?:pvt|private|ltd|limited|llp|inc|incorporated|corp|corporation|gmbh|plc|company|technologies|technology|solutions|systems|services|software|labs?|laborator(?:y|ies)|hospitals?|clinic|schools?|college|university|institute|academy|bank|finance|capital|payments?|logistics|industries|enterprises|consulting|consultancy|consultants|group|foundation|trust|studios?|motors|foods|retail|stores?|mart|media|networks?|ventures|holdings|textiles?|pharma|pharmaceuticals?|constructions?|infotech|llc|trading|sons|international|engineers|contractors|contracting|hotels?|resorts?|associates|petroleum|healthcare|polytechnic|firm|builders|developers|traders|electricals|agenc(?:y|ies)|infrastructures?|infra|realty|insurance|airlines|airways|automobiles|refiner(?:y|ies)|chemicals|telecom|infosys|tcs|wipro|hcl|accenture|cognizant|amazon|google|microsoft|flipkart|deloitte|reliance|tata|mahindra)\b|विद्यालय|अस्पताल|बैंक|कंपनी|लिमिटेड/iu
const institution =
  /(?<![\p{L}\p{M}\p{N}_])(?:university|college|institute|institution|school|academy|clg|instute|\p{L}{0,8}vidh?yala?ya?|vidyapeeth|vidyashram|vidya|niketan|education(?:al)? (?:cent(?:re|er)|institutes?)|polytechnic|(?:govt\.?|government) iti|(?!passed|completed|pursuing|doing|cleared|from)\p{L}{4,20} i\.?t\.?i\.?(?=\s*(?:,|$))|iit|nit|iiit|bits|iim|campus|board|cbse|icse|isc|nios|ignou|ncvt|scvt|m?s?bte|\p{Lu}{1,3}(?:bse|seb|hse|bte)|\p{L}{0,4}hss|h\.s\.s|hr\.? sec|sr\.? sec|convent|institue|insitute|collage|collge|colege|univeristy|universty|univercity|mandir|navodaya|vishwa ?vidyalaya|gurukul|council|icai|icsi|icmai|icwai|universi(?:dad|dade|tät|teit|té|tà|tet|tetet)|hochschule|gymnasium|col[ée]gio|faculdade|facultad|instituto|istituto|liceo|liceu|scuola|fachhochschule|akademie|lyceum|lyc[ée]e|[ée]cole|politecnico|polytechnique|uni|htl|realschule|hauptschule|gesamtschule|\p{L}*berufsschule|berufskolleg|oberschule|\p{L}+universität|\p{L}+hochschule|\p{L}+gymnasium|escuela|escola|universitat|università|universidade|universiteit|hogeschool|uniwersytet|politechnika|liceum|universitet|högskolan?|üniversitesi|университет|институт|iut|insa|epitech)(?![\p{L}\p{M}])|विश्वविद्यालय|विद्यालय|महाविद्यालय|संस्थान/iu
const otherPlaces = `ahmadabad|delhi ncr|ncr|kottayam|${worldCities}|${otherStates}|${countries}|${noPlaces}`
const ownNames = ['नई दिल्ली', 'दिल्ली', 'मुंबई', 'भारत']
const cityNames = new Set(
  [indianPlaceNames, otherCityNames, districtNames, worldCityNames, ownNames].flat().map((name) => name.toLowerCase()),
)
const otherPlace = new RegExp(`^(?:${otherPlaces})$`, 'iu')
/** Uses a set, because a pattern of all the names would take longer than the rest of the reading. */
function isNamedPlace(text: string): boolean {
  const name = text.toLowerCase()
  const bare = name.replace(/^(?:greater |new |navi |near )/, '')
  const isOne = partOfTown.test(name) || [name, bare].some((one) => cityNames.has(one) || otherPlace.test(one))
  return isOne || (text.length <= 60 && / [-–—] /.test(name) && name.split(/ [-–—] /).every(isNamedPlace))
}
const foreignRegion = new RegExp(`^(?:(?:${countries}|${otherStates}|india)|(?-i:${stateLetters}))$`, 'iu')
const isRegion = (text: string): boolean => isIndianState(text) || lettersOfState.test(text) || foreignRegion.test(text)
const placeLabel = /^(?:location|place|city)\s*[:–-]\s*/i
/** How people worked at a place: "Atlanta, GA - remote". */
const workedThere = /(?<=\p{L})\s{0,2}(?:[-–—]\s|\()\s?(?:remote(?:ly)?|hybrid|on-?site)\)?$/iu
const withCode = /\s*[-–]?\s*\d{5,6}$/

/** Whether the text is a place, and not a word such as "Remote" in its position. */
export const isRealPlace = (text: string): boolean => isPlace(text) && !unfilledPlace.test(text)
const unfilledPlace = new RegExp(`^(?:${noPlaces})$`, 'i')

const isTitle = (text: string): boolean =>
  title.test(text) || titleOfEurope.test(text.slice(0, 160)) || hasTitleWord(text) || hasEuropeanTitle(text)

/** Whether a single word is a title. A slash or a full stop may join two words: "hod/cse", "asst.professor". */
export const isTitleWord = (word: string): boolean => word.length <= 40 && isTitle(word) && !word.endsWith('s')
export const isFirmWord = (word: string): boolean => word.length <= 40 && (company.test(word) || endsFirm(word))

/** Above 0 if the words are those of a position, below 0 if they are those of an employer, 0 if it has neither or both. */
export const scoreOf = memoizeText((text): number => {
  if (titleAtEnd.test(text) || isRoleAtEnd(text)) return 1
  const score = scoreBeforeBrackets(text) || (isTitle(text) ? 1 : 0) - (company.test(text) ? 1 : 0)
  if (score !== 0) return score
  return beginsWithTitle(text) ? 1 : isTitle(text) || !hasEndOfFirm(text) ? 0 : -1
})

/** What stands in brackets behind a name says less than the name: "Developer (scale-up for services)". A paragraph may have thousands of them. */
function scoreBeforeBrackets(text: string): number {
  const name = text.length <= 200 && text.endsWith(')') ? text.replace(/\s*\([^()]+\)$/, '') : text
  return name === text || name === '' ? 0 : scoreOf(name)
}

/** In Romance languages, a position begins with its occupation: "Desarrollador de software". A legal form makes it the name of a firm. */
const beginsWithTitle = (text: string): boolean =>
  text.length <= 60 &&
  !legalForm.test(text) &&
  (beginsWithEuropeanTitle(text) || titleOfEurope.test(/^\p{L}+(?= de | en | et | in | da )/u.exec(text)?.[0] ?? ''))

const legalForm = /\b(?:pvt|private|ltd|limited|llp|inc|corp|company|gmbh)\b/i

/** Whether the last word makes the text a position: "Software Development Engineer II". Not if a legal form or the like makes it a name of a firm. */
export function isRoleAtEnd(text: string): boolean {
  const [, last = ''] = /([\p{L}-]+)(?:\s+(?:i{1,3}|iv|v|\d|\([^()]{1,30}\)))?$/iu.exec(text.slice(-60)) ?? []
  return isShortRole(text) || ((isTitle(last) || endsRole(last)) && !noRole.test(text))
}

const noRole = /\b(?:pvt|private|ltd|limited|llp|inc|corp|gmbh|institute|university|school of)\b|[&,]/i

export const isInstitution = (text: string): boolean => institution.test(text)
/** Whether the text is a known place, or any short name before a known state or country: "Ithaca, NY". */
export function isPlace(text: string): boolean {
  const parts = text
    .replace(placeLabel, '')
    .replace(workedThere, '')
    .split(/,\s*|\s+[&/]\s+/)
    .map((part) =>
      part
        .trim()
        .replace(/^\(|\)$/g, '')
        .replace(withCode, ''),
    )
  if (parts.every((part) => isNamedPlace(part))) return true
  const [first = '', ...others] = parts
  return (
    others.length > 0 &&
    isRegion(others.at(-1) ?? '') &&
    others.every((part) => isNamedPlace(part) || isRegion(part)) &&
    isTown(first, others.length)
  )
}

/** Whether the first part can be an unknown town. Before a town and a region, an unknown name is more likely an employer. */
const isTown = (first: string, behind: number): boolean => isShortName(first) && (behind === 1 || isNamedPlace(first))

/** A school before a country is no town. "College Station" and "Vidya Nagar" are towns. */
const isSchoolName = (part: string): boolean =>
  institution.test(part) &&
  !/^(?:college|university) (?:station|park|city|place|heights)$|\s(?:nagar|vihar|marg|road|lane|colony)$/i.test(part)

const isShortName = (part: string): boolean =>
  part !== '' &&
  !part.includes('(') &&
  !isSchoolName(part) &&
  part.length <= 30 &&
  part.split(' ').length <= 3 &&
  scoreOf(part) === 0

/** Splits off the place at the end: "Nadi Payments, Bengaluru" is an employer and its place. */
export function splitPlace(text: string): { readonly name: string; readonly place: string } {
  const parts = text.split(/,\s*/).map((part) => part.trimEnd())
  const behind = parts.length === 1 || text.endsWith(')') ? splitBehind(text) : null
  if (behind && (parts.length === 1 || behind.place !== '')) return behind
  const from = firstOfPlace(parts)
  return { name: parts.slice(0, from).join(', '), place: parts.slice(from).join(', ') }
}

function firstOfPlace(parts: readonly string[]): number {
  let from = parts.length
  while (from > 1 && isPlaceAt(parts, from - 1)) from--
  // The part before a state is a town, known or not, if another name remains before it.
  const isTownBefore = from < parts.length && !isNamedPlace(parts[from - 1] ?? '') && isRegion(parts[from] ?? '')
  return isTownBefore ? townAt(parts, from) : from
}

/** Whether the part is a place, a state between a town and a country, "Cupertino, CA, USA", or one behind a name and a town: "Rao Labs, Boston, MA". */
const isPlaceAt = (parts: readonly string[], at: number): boolean =>
  isPlace(parts[at] ?? '') || ((at < parts.length - 1 || at > 1) && isRegion(parts[at] ?? ''))

/** Splits off a place in brackets or after a dash: "Rao & Sons (Pune)", "Rao & Sons - Pune". */
function splitBehind(text: string): { readonly name: string; readonly place: string } {
  const [, name = '', inBrackets, behind] = /^(.+?)\s*(?:\(([^()]+)\)|\s[–—-]\s([^–—-]+))$/u.exec(text) ?? []
  const found = inBrackets ?? behind ?? ''
  return found !== '' && isPlace(found) ? { name, place: found } : { name: text, place: '' }
}

function townAt(parts: readonly string[], from: number): number {
  return from > 1 && isShortName(parts[from - 1] ?? '') ? from - 1 : from
}
