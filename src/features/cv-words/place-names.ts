/** Patterns of countries and regions as CVs name them. Indian places come from the job portal (see `words.ts`). */
export const countries = [
  'india|bharat|nepal|bangladesh|sri lanka|bhutan|pakistan|singapore|malaysia|indonesia|thailand|vietnam|philippines|china|hong kong|taiwan',
  'japan|(?:south |s\\. ?|republic of )?korea|australia|new zealand|united states(?: of america)?|u\\.?s\\.?a?\\.?|canada|mexico|brazil|argentina|chile|colombia|peru',
  'united kingdom|u\\.?k\\.?|england|scotland|wales|(?:northern )?ireland|germany|deutschland|france|spain|portugal|italy|switzerland|austria',
  '(?:the )?netherlands|belgium|luxembourg|denmark|sweden|norway|finland|iceland|poland|czech republic|czechia|slovakia|hungary|romania|bulgaria',
  'greece|turkey|türkiye|ukraine|russia|estonia|latvia|lithuania|croatia|serbia|slovenia|israel|egypt|morocco|tunisia|kenya|nigeria|ghana|ethiopia|uganda',
  'tanzania|south africa|united arab emirates|u\\.?a\\.?e\\.?|qatar|kuwait|oman|bahrain|saudi arabia|iran|iraq|jordan|lebanon',
  'españa|méxico|brasil|perú|e\\.?u\\.?a|ee\\.?\\s?uu|états-unis|suisse|belgique|schweiz|österreich|svizzera|italia',
  'allemagne|espagne|italie|royaume-uni|pays-bas|pologne|roumanie|suède|norvège|danemark|finlande|irlande|autriche|hongrie|turquie|maroc|tunisie|algérie|inde|chine|japon',
  'alemania|francia|reino unido|países bajos|irlanda|suiza|bélgica|polonia|suecia|dinamarca|alemanha|frança|espanha|itália|holanda|suíça|grecia|uruguay|ecuador|venezuela',
  'frankreich|spanien|italien|großbritannien|niederlande|polen|dänemark|schweden|belgien|ungarn|tschechien|rumänien|germania|regno unito|spagna|polska|sverige|norge|danmark|suomi|nederland|belgië',
].join('|')

/** The two-letter codes of American states and Canadian provinces, in capitals. */
export const stateLetters =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|ON|QC|BC|AB|MB|NS|ST'

export const otherStates = [
  'tamilnadu|uttarpradesh|madhyapradesh|andhrapradesh|himachalpradesh|westbengal|jammu (?:and|&) kashmir',
  'alabama|alaska|arizona|arkansas|delaware|georgia|idaho|maine|new hampshire|(?:north|south) dakota|rhode island|south carolina|west virginia',
  'california|colorado|connecticut|florida|hawaii|illinois|indiana|iowa|kansas|kentucky|louisiana|maryland|massachusetts',
  'michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new jersey|new mexico|new york|north carolina|ohio|oklahoma|oregon|pennsylvania',
  'tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|ontario|quebec|british columbia|alberta|bavaria|baden-württemberg|new south wales|victoria',
].join('|')

export const worldCities = [
  'london|manchester|birmingham|leeds|edinburgh|glasgow|dublin|paris|lyon|berlin|munich|hamburg|frankfurt|stuttgart|cologne|bremen|zurich|geneva|vienna',
  'amsterdam|rotterdam|brussels|copenhagen|stockholm|oslo|helsinki|madrid|barcelona|lisbon|rome|milan|istanbul|ankara|moscow|warsaw|prague|budapest',
  'new york(?: city)?|nyc|san francisco(?: bay area)?|los angeles|seattle|boston|chicago|austin|dallas|houston|atlanta|denver|miami|philadelphia|san diego|san jose',
  'palo alto|mountain view|sunnyvale|menlo park|cupertino|santa clara|redmond|toronto|vancouver|montreal|sydney|melbourne|auckland|tokyo|seoul|beijing|shanghai',
  'kuala lumpur|jakarta|bangkok|manila|hanoi|dubai|abu dhabi|sharjah|doha|riyadh|jeddah|muscat|manama|kuwait city|cairo|nairobi|lagos|johannesburg|cape town',
  'kathmandu|dhaka|colombo|karachi|lahore|tel aviv|sao paulo|mexico city',
].join('|')

/** Words that stand in the place of a location, such as "Remote". */
export const noPlaces =
  'remote|hybrid|on-?site|work from home|wfh|online|virtual|location|city|state|city, ?st(?:ate)?(?: \\(or remote\\))?|state \\(or remote\\)?|country'
