import { otherCityNames } from '#features/jobs/city-names.ts'
import { indianPlaceNames } from '#features/jobs/indian-places.ts'

const title =
  /\b(?:engineer|developer|programmer|manager|analyst|architect|designer|consultant|executive|officer|lead|leader|head|director|intern|internship|trainee|apprentice|nurse|doctor|physician|surgeon|pharmacist|teacher|lecturer|professor|tutor|instructor|accountant|auditor|cashier|clerk|assistant|associate|administrator|coordinator|co-ordinator|specialist|supervisor|technician|operator|driver|electrician|plumber|welder|fitter|mechanic|chef|cook|waiter|receptionist|secretary|recruiter|writer|editor|journalist|scientist|researcher|president|founder|co-founder|ceo|cto|cfo|coo|vp|advisor|adviser|agent|representative|salesperson|salesman|marketer|strategist|planner|tester|sde|freelancer|partner|owner|principal|fellow|buyer|guard|warden|librarian|lawyer|advocate|paralegal|counsel|merchandiser|photographer|producer|animator|scrum master)\b|शिक्षक|शिक्षिका|अध्यापक|अध्यापिका|अभियंता|प्रबंधक|लेखाकार|सहायक|नर्स|चालक|अधिकारी|प्रशिक्षु/iu
const company =
  /\b(?:pvt|private|ltd|limited|llp|inc|incorporated|corp|corporation|gmbh|plc|company|technologies|technology|solutions|systems|services|software|labs?|laborator(?:y|ies)|hospitals?|clinic|schools?|college|university|institute|academy|bank|finance|capital|payments?|logistics|industries|enterprises|consulting|consultancy|consultants|group|foundation|trust|studios?|motors|foods|retail|stores?|mart|media|networks?|ventures|holdings|textiles?|pharma|pharmaceuticals?|constructions?|infotech|infosys|tcs|wipro|hcl|accenture|cognizant|amazon|google|microsoft|flipkart|deloitte|reliance|tata|mahindra)\b|विद्यालय|अस्पताल|बैंक|कंपनी|लिमिटेड/iu
const institution =
  /\b(?:university|college|institute|institution|school|academy|vidyalaya|vidyapeeth|polytechnic|iit|nit|iiit|bits|iim|campus|board|cbse|icse)\b|विश्वविद्यालय|विद्यालय|महाविद्यालय|संस्थान/iu
/** Beside the cities and states that the portal knows: other spellings, and what stands where a place would. */
const otherPlaces =
  'ahmadabad|delhi ncr|ncr|kottayam|india|singapore|dubai|uae|london|uk|usa|united states|united kingdom|remote|hybrid|on-?site|work from home'
const known = [...indianPlaceNames, ...otherCityNames].join('|')
const place = new RegExp(`^(?:(?:greater |new |navi )?(?:${known}|${otherPlaces})|नई दिल्ली|दिल्ली|मुंबई|भारत)$`, 'iu')

/** More than zero: a position. Less: a company. */
export function scoreOf(text: string): number {
  return (title.test(text) ? 1 : 0) - (company.test(text) ? 1 : 0)
}
export const isInstitution = (text: string): boolean => institution.test(text)
export const isPlace = (text: string): boolean => text.split(',').every((part) => place.test(part.trim().replace(/^\(|\)$/g, '')))

/** "Nadi Payments, Bengaluru" names a company and its place. */
export function splitPlace(text: string): { readonly name: string; readonly place: string } {
  const parts = text.split(/,\s*/)
  let from = parts.length
  while (from > 1 && isPlace(parts[from - 1] ?? '')) from--
  const inBrackets = /^(.+?)\s*\(([^()]+)\)$/.exec(text)
  if (inBrackets?.[2] && isPlace(inBrackets[2])) return { name: inBrackets[1] ?? '', place: inBrackets[2] }
  return { name: parts.slice(0, from).join(', '), place: parts.slice(from).join(', ') }
}
