/** Tests the name and address of a buyer in each script: set in its font, readable, and marked with its language. */
import { expect, test } from 'vitest'
import { aTypesetter } from '#tests/cv-pdf/typesetter.ts'
import { isPopplerHere, readByPoppler, textOf } from '#tests/cv-pdf/read-pdf.ts'
import { invoiceOf } from '#tests/payments/invoice-cases.ts'
import { toInvoicePrint } from './print-model.ts'

const { typeset } = aTypesetter()

const { invoice: receipt } = invoiceOf({ kind: 'receipt', amountPaise: 499_00 })

async function print(name: string, address: string): Promise<Uint8Array> {
  const { content } = receipt
  return typeset('invoice', toInvoicePrint({ ...receipt, content: { ...content, buyer: { ...content.buyer, name, address } } }))
}

const fontsIn = (raw: string): string[] => [...raw.matchAll(/\/BaseFont \/[A-Z]{6}\+([A-Za-z]+)/g)].map(([, name = '']) => name)

/** The language tag in the document, the font, a name with joined letters, and an address. */
const scripts = [
  ['hi', 'NotoSansDevanagari', 'कृष्णा श्रीवास्तव', 'पुणे'],
  ['bn', 'NotoSansBengali', 'শ্রীপর্ণা চক্রবর্তী', 'কলকাতা'],
  ['pan', 'NotoSansGurmukhi', 'ਪ੍ਰੀਤ ਸਿੰਘ', 'ਲੁਧਿਆਣਾ'],
  ['gu', 'NotoSansGujarati', 'કૃષ્ણા પ્રજાપતિ', 'અમદાવાદ'],
  ['or', 'NotoSansOriya', 'ଶ୍ରୀକୃଷ୍ଣ ମହାନ୍ତି', 'କଟକ'],
  ['ta', 'NotoSansTamil', 'மீனாட்சி சுந்தரம்', 'சென்னை'],
  ['te', 'NotoSansTelugu', 'కృష్ణ ప్రసాద్', 'విజయవాడ'],
  ['kn', 'NotoSansKannada', 'ಕೃಷ್ಣ ಪ್ರಸಾದ್', 'ಮೈಸೂರು'],
  ['ml', 'NotoSansMalayalam', 'കൃഷ്ണൻ നമ്പൂതിരി', 'കൊച്ചി'],
  ['urd', 'Vazirmatn', 'عائشہ خان', 'لکھنؤ'],
] as const

test.each(scripts)('a buyer who writes in %s is set in %s', async (lang, font, name, address) => {
  const pdf = await print(name, address)
  const raw = Buffer.from(pdf).toString('latin1')
  expect(raw.match(/\/Lang \(\w+/g)).toContain(`/Lang (${lang}`)
  expect(fontsIn(raw), 'its own font is in the document').toContain(font)
  const readers = [await textOf(pdf), ...(isPopplerHere ? [readByPoppler(pdf)] : [])]
  for (const text of readers) for (const typed of [name, address]) expect(text.normalize('NFC')).toContain(typed.normalize('NFC'))
})

test('a name in Latin letters uses no other font, and has the language of the document', async () => {
  const raw = Buffer.from(await print('Asha Menon', 'Pune')).toString('latin1')
  expect(new Set(fontsIn(raw))).toEqual(new Set(['Inter']))
  expect(raw.match(/\/Lang \((?!en)/g)).toBeNull()
})

test.each([
  ['bn', 'নম্বর স্থান সমন্বিত পেমেন্ট'],
  ['or', 'ଅର୍ଡର ବିକ୍ରେତା ତାରିଖ'],
])('a text marked as %s has each word once and whole', async (_lang, name) => {
  expect((await textOf(await print(name, ''))).normalize('NFC')).toContain(name.normalize('NFC'))
})
