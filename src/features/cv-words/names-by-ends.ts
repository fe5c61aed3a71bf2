/**
 * Words that end the names of firms. Elsewhere in a text they are goods, trades or departments ("Travels", "Couriers"), so only the end of a name counts,
 * and only if all its words have capitals.
 */
const firms = new Set(
  [
    'holidays palace residency restaurant restaurants cafe lodge municipality panchayat parishad commissionerate directorate tutorials jewellers',
    'tyres fashions exports impex bakery bakers steels alloys castings forgings cements finserv fincorp broking softech couriers cargo transports',
    'tours travels travel mall bazaar supermarket hypermarket trends fabricators plastics polymers printers publications publishers samiti sangh',
    'sangathan federation bros brothers estates farms agro fertilizers petrochem petrochemicals switchgears autocomp hyundai honda toyota maruti',
    'salon boutique dhaba caterers sweets computers softwares bpo kpo collectorate depot railway railways mills spinners weavers garage marbles granites tiles',
    'ceramics furnitures decor opticals surgicals cables elevators hydraulics pathlab diagnostics lifesciences biotech biologicals jewels',
    'gems diamonds creations apparels knitwear hosiery silks sarees emporium parlour gym nidhi microfinance securities medicos pharmacy distributors',
    'suppliers roadways roadlines carriers shipyard finlease power energy electronics pipes metals garments enterprise heritage inn infraprojects buildcon',
    'infratech infrabuild realtors propmart techno technosoft infoway infocom infosystems infosolutions softtech webtech',
  ].flatMap((line) => line.split(' ')),
)

/** Offices of the state name what they are at their beginning. */
const offices =
  /^(?:the\s+)?(?:ministry|directorate|embassy|consulate|collectorate)\s+of\s+\p{Lu}|^(?:indian\s+(?:army|navy|air\s?force|railways?|coast guard)|(?:district|high|sessions|civil)\s+court)(?!\p{L})/iu

const longest = 90
const mostWords = 7

/** Whether the text has the form of the name of a firm or an office: "Sona Travels, Pune", "Ministry of Textiles". */
export function hasEndOfFirm(text: string): boolean {
  return text.length <= longest && /^[\p{Lu}\d]/u.test(text) && (offices.test(text) || endsAsFirm(text))
}

function endsAsFirm(text: string): boolean {
  const words = (/^[^,(|–—]*/u.exec(text)?.[0] ?? '').trim().split(/\s+/)
  const last = words.at(-1)?.toLowerCase() ?? ''
  return words.length > 1 && words.length <= mostWords && firms.has(last.replace(/[.']+$/, '')) && words.every(isNameWord)
}

export const endsFirm = (word: string): boolean => firms.has(word.toLowerCase())

const isNameWord = (word: string): boolean => /^(?:[\p{Lu}\d&(]|of$|and$|the$|n$|['’])/u.test(word)

/** Words that end positions, and say something else in a text: "Captain" of a restaurant or of a team. */
const roles = new Set('captain scholar boy girl salesman salesgirl stitcher munim councillor trainee denter valet'.split(' '))
export const endsRole = (word: string): boolean => roles.has(word.toLowerCase())

/** Positions that people shorten: a whole name, with or without its rank. */
export const isShortRole = (text: string): boolean =>
  /^(?:(?:[SJ]r\.?|[SJ]R\.?)\s)?(?:GSA|JE|AE|GET|DET|PGET|QA|QC|MR|CRE|CSR|CSA|ANM|GNM|ASM|TSM|TSO|JRF|SRF|DEO|CCE|ASO|Aso|PSO|SSO)$/.test(
    text,
  )

/** Positions that contain a word of firms, which is not an employer here: "Systems Engineer", "Bank Manager". */
export const titleAtEnd =
  /^(?:[\p{L}-]+\s+){0,2}(?:systems?|software|technology|bank|finance|services?|solutions?|school|hospital|network|media|retail|logistics|labs?|laboratory|pharma|college|university|store)\s+(?:engineer|developer|manager|analyst|architect|designer|consultant|executive|officer|lead|head|director|intern|trainee|nurse|teacher|assistant|associate|administrator|coordinator|specialist|supervisor|technician|operator|principal|planner|keeper|in-?charge|supervisor|inspector|attendant|helper|caller|executive \([^()]+\))$/iu
