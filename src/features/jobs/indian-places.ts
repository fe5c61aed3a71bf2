/** The states and territories, and the cities that people name without them. */
const statesAndCities: Readonly<Record<string, string>> = {
  'Andaman and Nicobar Islands': 'port blair',
  'Andhra Pradesh': 'visakhapatnam,vizag,vijayawada,guntur,tirupati,nellore,kurnool,kakinada,rajahmundry',
  'Arunachal Pradesh': 'itanagar',
  Assam: 'guwahati,silchar,dibrugarh,jorhat',
  Bihar: 'patna,gaya,muzaffarpur,bhagalpur',
  Chandigarh: 'chandigarh',
  Chhattisgarh: 'raipur,bhilai,bilaspur',
  'Dadra and Nagar Haveli and Daman and Diu': 'daman,silvassa',
  Delhi: 'delhi,new delhi',
  Goa: 'panaji,panjim,margao,vasco da gama',
  Gujarat: 'ahmedabad,surat,vadodara,baroda,rajkot,gandhinagar,jamnagar,bhavnagar',
  Haryana: 'gurgaon,gurugram,faridabad,panipat,karnal,rohtak,ambala',
  'Himachal Pradesh': 'shimla,solan,baddi',
  'Jammu and Kashmir': 'srinagar,jammu',
  Jharkhand: 'ranchi,jamshedpur,dhanbad,bokaro',
  Karnataka: 'bengaluru,bangalore,mysuru,mysore,mangaluru,mangalore,hubballi,hubli,belagavi,belgaum',
  Kerala: 'kochi,cochin,thiruvananthapuram,trivandrum,kozhikode,calicut,thrissur,kollam,kannur',
  Ladakh: 'leh,kargil',
  Lakshadweep: 'kavaratti',
  'Madhya Pradesh': 'bhopal,indore,gwalior,jabalpur,ujjain',
  Maharashtra: 'mumbai,bombay,navi mumbai,pune,poona,nagpur,nashik,thane,kolhapur,solapur',
  Manipur: 'imphal',
  Meghalaya: 'shillong',
  Mizoram: 'aizawl',
  Nagaland: 'kohima,dimapur',
  Odisha: 'bhubaneswar,cuttack,rourkela',
  Puducherry: 'puducherry,pondicherry',
  Punjab: 'ludhiana,amritsar,jalandhar,mohali,patiala',
  Rajasthan: 'jaipur,jodhpur,udaipur,kota,ajmer',
  Sikkim: 'gangtok',
  'Tamil Nadu': 'chennai,madras,coimbatore,madurai,salem,tiruchirappalli,trichy,tiruppur,hosur,vellore',
  Telangana: 'hyderabad,secunderabad,warangal',
  Tripura: 'agartala',
  'Uttar Pradesh': 'lucknow,kanpur,noida,greater noida,ghaziabad,agra,varanasi,prayagraj,allahabad,meerut',
  Uttarakhand: 'dehradun,haridwar,rishikesh',
  'West Bengal': 'kolkata,calcutta,howrah,siliguri,durgapur,asansol',
}

const states = new Map(Object.keys(statesAndCities).map((state) => [state.toLowerCase(), state]))
const stateOfCity = new Map(
  Object.entries(statesAndCities).flatMap(([state, cities]) => cities.split(',').map((city) => [city, state] as const)),
)

/** All of them, in lower case. */
export const indianPlaceNames: readonly string[] = [...states.keys(), ...stateOfCity.keys()]

export const isIndianState = (name: string): boolean => states.has(name.toLowerCase())

export type IndianPlace = { readonly city: string | null; readonly state: string | null }

/** Any format ("Pune, Maharashtra", "Pune", "Kerala", "Baner, Pune, India") as city and state; null is unknown. */
export function indianPlace(location: string): IndianPlace {
  const named = partsOf(location)
  const state = of(states, named.at(-1))
  // Delhi and Chandigarh are both: alone, each is a city.
  const isCityToo = named.length === 1 && of(stateOfCity, state) !== null
  const city = cityIn(state === null || isCityToo ? named : named.slice(0, -1))
  return { city, state: state ?? of(stateOfCity, city) }
}

function of(names: ReadonlyMap<string, string>, name: string | null = null): string | null {
  return names.get(name?.toLowerCase() ?? '') ?? null
}

function partsOf(location: string): string[] {
  const parts = location.split(',').map((part) => part.replace(/\([^)]*\)/g, '').trim())
  return parts.filter((part) => part !== '' && !/^(india|bharat)$/i.test(part))
}

/** The known city, not the quarter before it. */
function cityIn(parts: readonly string[]): string | null {
  return parts.findLast((part) => stateOfCity.has(part.toLowerCase())) ?? parts[0] ?? null
}
