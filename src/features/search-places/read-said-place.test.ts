import { expect, test } from 'vitest'
import postpositions from './places/postpositions.json' with { type: 'json' }
import { readPlaceInWords } from './read-place-in-words.ts'

test.each([
  ['Pune mein kaam chahiye', 'Pune', 'kaam chahiye'],
  ['madhapur lo delivery jobs', 'madhapur', 'delivery jobs'],
  ['Delhi ya Mumbai mein computer operator', 'Delhi or Mumbai', 'computer operator'],
  ['mujhe Navi Mumbai me driver ki job', 'Navi Mumbai', 'mujhe driver ki job'],
  ['Koramangaladalli kelasa', 'koramangala', 'kelasa'],
  ['दिल्ली में ड्राइवर', 'delhi', 'ड्राइवर'],
  ['माधापुर में ड्राइवर', 'madhapur', 'ड्राइवर'],
  ['मुंबईत ड्रायव्हर', 'mumbai', 'ड्रायव्हर'],
  ['पुण्यात ड्रायव्हर', 'pune', 'ड्रायव्हर'],
  ['ठाण्यात ड्रायव्हर', 'thane', 'ड्रायव्हर'],
  ['హైదరాబాద్లో ఎలక్ట్రీషియన్', 'hyderabad', 'ఎలక్ట్రీషియన్'],
  ['ఖమ్మం జిల్లాలో డ్రైవర్', 'khammam', 'డ్రైవర్'],
  ['சென்னையில் டிரைவர்', 'chennai', 'டிரைவர்'],
  ['சென்னைல ஓட்டுநர்', 'chennai', 'ஓட்டுநர்'],
  ['ಬೆಂಗಳೂರಿನಲ್ಲಿ ಕೆಲಸ', 'bengaluru', 'ಕೆಲಸ'],
  ['കൊച്ചിയിൽ ജോലി', 'kochi', 'ജോലി'],
  ['কলকাতায় কাজ', 'kolkata', 'কাজ'],
  ['દિલ્હીમાં નોકરી', 'delhi', 'નોકરી'],
  ['ଭୁବନେଶ୍ୱରରେ ଚାକିରି', 'bhubaneswar', 'ଚାକିରି'],
  ['jobs in Mumbai on Data Entry', 'Mumbai', 'jobs on Data Entry'],
  ['driver Delhi Mumbai', 'Delhi or Mumbai', 'driver'],
  ['data entry jobs Surat, Navi Mumbai/Pune', 'Surat or Navi Mumbai or Pune', 'data entry jobs'],
  ['welder in Tarapur MIDC', 'Tarapur', 'welder'],
  ['storekeeper in Pune warehouse', 'Pune', 'storekeeper warehouse'],
])('%s is in %s', (typed, location, q) => {
  expect(readPlaceInWords(typed)).toEqual({ q, location })
})

test.each([
  'driver Pune Maharashtra',
  'teacher Hinjewadi Pune',
  'driver Delhi',
  'Delhi Mumbai '.repeat(1_000),
  'hotel me waiter',
  'bank me job',
  'बैंक में नौकरी',
  'दुकान में हेल्पर',
  'स्कूल में टीचर',
  'अस्पताल में नर्स',
  'रात में काम',
  'घर में काम',
  'ఆఫీసు లో హెల్పర్',
  'హాస్పిటల్ లో నర్స్',
  'பள்ளியில் ஆசிரியர்',
  'ಆಸ್ಪತ್ರೆಯಲ್ಲಿ ಕೆಲಸ',
  'স্কুলে শিক্ষক',
  'teacher in charge of sports',
  'diploma in mechanical engineering',
])('%s names no place', (typed) => {
  expect(readPlaceInWords(typed)).toBeNull()
})

test.each(postpositions.words.split(' '))('what stands before "%s" is the place', (word) => {
  expect(readPlaceInWords(`nagpur ${word} welder`)).toEqual({ q: 'welder', location: 'nagpur' })
})

test.each(postpositions.districts.split(' '))('"nagpur %s" is Nagpur', (word) => {
  expect(readPlaceInWords(`nagpur ${word} mein welder`)?.location).toBe('nagpur')
})

test.each(postpositions.links.split(' '))('"nagpur %s pune" are two places', (word) => {
  expect(readPlaceInWords(`nagpur ${word} pune mein welder`)?.location).toBe('nagpur or pune')
})

test.each(postpositions.endings.split(' '))('"%s" is joined to the place', (ending) => {
  expect(readPlaceInWords(`nagpur${ending} welder`)?.location).toBe('nagpur')
})

test.each(['में ', 'lo ', 'लो', 'alli', 'in ', 'हैदराबाद '])('a line of "%s" is read at once', (words) => {
  const started = performance.now()
  readPlaceInWords(words.repeat(20_000))
  expect(performance.now() - started).toBeLessThan(1_000)
})
