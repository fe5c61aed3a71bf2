/** The pattern for an abbreviation: "BTech" also matches "B.Tech", "B. Tech" and "B-Tech". */
const dotted = (letters: string): string => letters.replace(/(?<=.)(?=\p{Lu})/gu, '[.-]?\\s?')

const abbreviations = [
  'BTech MTech BE ME BSc MSc BCom MCom BA MA BS MS BBA BMS BBM BHM BPT BHMS BAMS BCA BFA MFA BDes MDes BEng MEng MPhil MSW BSW BVoc MBA MCA',
  'PGDM PGDBM PGDCA DCA ADCA DMLT PhD LLB LLM MBBS BDS BEd MEd DEd DElEd BPEd NTT BArch BPharma BPharm MPharma MPharm DPharma DPharm GNM ANM ITI',
  'HSC HSLC HSSC SSC SSLC SLC PUC GCSE',
  'MPEd BLib MLib BLIS MLIS BElEd BOT BVSc MVSc BOptom PGDHRM PGDBA PGDHM DHM JBT TTC AMIE DGNM MVoc MLT BMLT BASLP BUMS BNYS BHMCT MCM PGP DEEE DME',
  'VHSE AISSCE AISSE HSSLC',
].flatMap((line) => line.split(' '))

const subjects =
  'PG Degree|Fine Arts|Social Work|Business Administration|Computer Applications?|Technology|Engineering|Science|Commerce|Arts|Education|Laws?|Medicine|Surgery|Nursing|Management|Applied Science|Architecture|Pharmacy|Philosophy|Design'

/** Both examinations of a school in one, with one time: "HSC and SSC". */
const [ofTwelfth, ofTenth] = [String.raw`(?:H\.?S\.?C|12\s?th|XII(?:th)?)`, String.raw`(?:S\.?S\.?C|SSLC|10\s?th|X(?:th)?)`]
const both = String.raw`(?:${ofTwelfth}\s(?:and|&)\s${ofTenth}|${ofTenth}\s(?:and|&)\s${ofTwelfth})`

const atSchool = [
  both,
  '(?:[5-9]|11)\\s?th\\s+(?:class|standard|std\\.?|grade|pass(?:ed)?)',
  '1[02]\\s?th\\s+pass(?:ed)?',
  '(?:under|below|non)[ -]?matric(?:ulat(?:e|ion))?',
  '(?:1st |2nd |I |II )PUC|PUC (?:I{1,2}|1|2)',
  'Sr\\.? ?(?:Sec\\.?|Secondary)(?=\\s*(?:$|[(,:–-]|from\\s))',
  'Class\\s*[-–:]?\\s*(?:XI\\s?[-–&]\\s?XII|XII|XI|X|10|11|12)(?:th)?',
  '(?:XII|X)(?:th)?(?:\\s+(?:class|standard|std|boards?))?',
  '1[02](?:\\s?th)?\\s+(?:class|standard|std|grade|boards?)',
  '(?:Grade|Std\\.?|Standard)\\s+(?:XII|X|10|12)(?:th)?',
  '1[02](?=\\s+from\\s)',
  '1[02]\\s?th',
  '10\\s?\\+\\s?2',
  '\\+2',
  '(?:1st |2nd |I |II )PU',
  'Pre ?-? ?University(?: Course)?',
  'Plus Two',
  'Tenth|Twelfth',
  '(?:(?:Senior |Higher )*Secondary )?School Leaving Certificate',
  '(?:Senior |Higher )*Secondary School(?: Degree|(?=\\s*[.,]?\\s*$|\\s\\((?:10|12|X|SSC|HSC)))',
  '(?:Higher |High |Senior |Upper |Lower |Advanced |Ordinary )*Secondary(?: (?:School )?(?:Certificate|Education|Examination|Course))?',
  'Primary (?:School )?(?:Education|Certificate)',
  'Senior (?:School )?Examination',
  'Madhyamik',
  'Middle School(?=\\s*$)',
  '(?:[\\p{L}]+ )?Certificate of (?:Primary|(?:Higher )?Secondary|School) Education',
  'HS(?=\\s*(?:$|\\())',
  '(?:Bilingual )?(?:IB|International Baccalaureate) Diploma',
  'Inter?m[ei]diate(?: Level)?',
  'Inter(?!-)',
  'Matric(?:ulation)?',
  'High ?School(?: Diploma)?',
  'A[- ]Levels?',
]

const others = [
  '(?:CA|CMA|CS|ICWA)[ -]+(?:Final|Inter(?:mediate)?|IP?CC|Foundation|CPT|Executive|Professional)(?: \\((?:both|all|I|II|1st|2nd) groups?\\))?(?=\\s*(?:$|[(,:–-]|from\\s))',
  'Post ?-?Graduate Program(?:me)?',
  '(?:Advanced |Senior |Junior |(?:Post[ -]?)?Graduate |PG |Polytechnic |Higher |National |Professional )?Diploma',
  '(?:Post ?-?)?Graduate Certificate',
  'Polytechnic(?!,? (?:college|institute|school))',
  '(?:Dual|Double|Joint) Degree',
  '(?:Post[- ]?)?Graduation(?=\\s*(?:$|[(,:–-]|in\\s|from\\s|of\\s))',
  "Associate(?:'s|’s)?(?: Degree)?",
  'Minor(?: Degree)?',
  'Doctorate|Doctoral(?: Degree)?',
  'Undergraduate(?= (?:of|in) )',
  "(?:[\\p{L}'’-]+ ){1,3}(?:degree|diploma)(?= (?:in|of) )",
  'F\\.?\\s?Sc|[BM]S(?:CS|CE|EE|ME|IT|BA|N)|MSci|BASc|MASc|BSci|Licence|License(?= (?:de|en) )|Licenciatura|Laurea|Magister|Mestrado|Baccalaur[ée]at|Abitur|Ensino M[ée]dio|Ensino Fundamental|Bacharel(?:ado)?|Tecn[óo]logo|Máster|Doctorado|Dottorato|Laurea (?:Magistrale|Triennale)|Maturit[àa]|Matura|(?:Fach)?Abitur|(?:Allgemeine |Fach)?Hochschulreife|Staatsexamen|Licencjat|Dipl(?:ô|o)me(?: d.ing[ée]nieur)?|(?:Grado|T[ée]cnico|Ingenier[íi]a|Mestrad[oa])(?= (?:en|em) )|Diplom(?:-?Ingenieur)?',
  'Degree(?: Name)?',
  'Master Studies|Master Project|Semester Abroad|Certificate',
  `(?:Bachelors?|Masters?|Doctor)(?:'s|’s)?(?: degree)?(?: of (?:${subjects}))?`,
  'बी\\.?\\s?एड\\.?|एम\\.?\\s?एड\\.?|एम\\.?\\s?ए\\.?|बी\\.?\\s?ए\\.?|बी\\.?\\s?एससी\\.?|एम\\.?\\s?एससी\\.?|बी\\.?\\s?कॉम\\.?|एम\\.?\\s?कॉम\\.?|बी\\.?\\s?टेक\\.?',
]

/** A pattern of the names of degrees and of school examinations. */
export const degreeNames = [both, ...abbreviations.map(dotted), ...others, ...atSchool].join('|')

/** Whether the text is a subject group of the last years of school. Any other text beside a school examination is its school or board. */
export const isSchoolStream = (text: string): boolean =>
  /^(?:with |in )?(?:science|commerce|arts|humanities|pc[mb]b?|mpc|bi?pc|[cmh]ec|maths?|mathematics|biology|bio|non-?medical|medical|vocational|general|computer science|english|hindi|[,&/\s]|and|with)+(?: (?:stream|group|side))?$/i.test(
    text,
  )
export const isSchoolDegree = (text: string): boolean => schoolDegree.test(text)
const schoolDegree = new RegExp(
  `^(?:${[...atSchool, ...['HSC', 'HSLC', 'HSSC', 'SSC', 'SSLC', 'SLC', 'PUC'].map(dotted)].join('|')})\\.?$`,
  'i',
)

/** The year of school that ends with the examination, whatever the state calls it. Null for degrees. */
export function examOf(text: string): 10 | 12 | null {
  if (!isSchoolDegree(text) || /^(?:[5-9]|11)|^(?:under|below|non|primary|lower)/i.test(text)) return null
  return /12|xii|\+ ?2|hs|inter|puc|plus|twelfth|higher|senior|advanced/i.test(text.replaceAll('.', '')) ? 12 : 10
}

/** Whether the second is short for the first: "B.E" for "Bachelor of Engineering". */
export function isShortOf(long: string, short: string): boolean {
  const words = /^(?:bachelor|master)/i.test(long) ? long.split(' ').filter((word) => /^\p{Lu}/u.test(word)) : []
  const parts = short.split(/[. ]+/).filter(Boolean)
  return words.length > 1 && parts.length === words.length && parts.every((part, at) => words[at]?.startsWith(part))
}

/** "HSC" and "12th grade" are the same examination. */
export const isSameCourse = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase() || (examOf(one) !== null && examOf(one) === examOf(other))
