import { expect, test } from 'vitest'
import { inLatinLetters, openNamesBySound } from './name-by-sound.ts'
import { localityNames, placeNames } from './place-names.ts'

const nameOf = openNamesBySound([...new Set([...placeNames, ...localityNames])])

test.each([
  ['अंधेरी', 'andheri'],
  ['घाटकोपर', 'ghatkopar'],
  ['करोल बाग', 'karol bagh'],
  ['गोमती नगर', 'gomti nagar'],
  ['મણિનગર', 'maninagar'],
  ['ঢাকুরিয়া', 'dhakuria'],
  ['মানিকতলা', 'maniktala'],
  ['வேளச்சேரி', 'velachery'],
  ['వనస్థలిపురం', 'vanasthalipuram'],
  ['మాదాపూర్', 'madhapur'],
  ['ವೈಟ್‌ಫೀಲ್ಡ್', 'whitefield'],
  ['ಕೋರಮಂಗಲ', 'koramangala'],
  ['കാക്കനാട്', 'kakkanad'],
  ['ਦੁੱਗਰੀ', 'dugri'],
  ['ଚନ୍ଦ୍ରଶେଖରପୁର', 'chandrasekharpur'],
])('%s sounds like %s', (word, name) => {
  expect(nameOf(word)).toBe(name)
})

test.each(['ड्राइवर', 'काम', 'अक्षरमाला', 'நன்றி', 'అభివృద్ధి'])('%s is no place', (word) => {
  expect(nameOf(word)).toBeNull()
})

test('a vowel that is heard and not written is an a', () => {
  expect(inLatinLetters('कमल')).toBe('kamal')
})
