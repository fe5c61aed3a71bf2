/** Postal addresses over several lines, with a house, a ward or a village above the town. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const addressIn = (...texts: readonly string[]) => readLines(...texts).cv.personalInfo.address

test('a house above the town', () => {
  const contact = ['Email: asha@example.in Phone: 9876543210', 'Objective', 'To work with care in an office.']
  expect(addressIn('22,S2,Sri Nadi Flats,Rampur Road,', 'Lakshmipuram, Chennai-600099', ...contact)).toBe(
    '22,S2,Sri Nadi Flats,Rampur Road, Lakshmipuram, Chennai-600099',
  )
  expect(addressIn('Ward No 5, Nadi Colony,', 'Dist. Nashik, Maharashtra', ...contact)).toBe(
    'Ward No 5, Nadi Colony, Dist. Nashik, Maharashtra',
  )
  expect(addressIn('Plot no 26a, rao nagar, rampur', ...contact)).toBe('Plot no 26a, rao nagar, rampur')
})

test('a labelled address goes on below, and may stand in the form at the end', () => {
  const form = [
    'PERSONAL PROFILE',
    'Date of Birth\t: 01-12-1996',
    'Permanent address\t: Vill & Post- Nadi Kasba',
    'Distt- Jalaun (U.P)- 285130',
  ]
  expect(addressIn('Mobile: 9876543210', 'Skills', 'Tally', ...form, 'DECLARATION:', 'All of this is true.')).toBe(
    'Vill & Post- Nadi Kasba, Distt- Jalaun (U.P)- 285130',
  )
})

test('a list of skills or the place of a school above an address is no part of it', () => {
  expect(addressIn('Software Engineer, Python,', 'Pune, Maharashtra', '9876543210')).toBe('Pune, Maharashtra')
  expect(addressIn('Department of Physics, Nadi College,', 'Pune, Maharashtra', '9876543210')).toBe('Pune, Maharashtra')
})

test('an address may stand below its label, above its pin code, and go on to the last line with a post office', () => {
  expect(addressIn('RESIDENTIAL ADDRESS', '27-B, NEAR NADI TEMPLE, AT-POST-SONKHAR,', 'TAL-PEN, DIST-RAIGAD, PIN-402107')).toBe(
    '27-B, NEAR NADI TEMPLE, AT-POST-SONKHAR, TAL-PEN, DIST-RAIGAD, PIN-402107',
  )
  expect(addressIn('Nadi Colony Mandi Gobindgarh', 'Pincode. 147301, Punjab')).toBe(
    'Nadi Colony Mandi Gobindgarh, Pincode. 147301, Punjab',
  )
  expect(addressIn('Address\t: Nadi Nilaya', 'Kemminje, Koornadka,', 'Darbe Post, Puttur-574202')).toBe(
    'Nadi Nilaya, Kemminje, Koornadka, Darbe Post, Puttur-574202',
  )
})

test('a village, a taluka and a district stand in three lines without commas', () => {
  const contact = ['Email: asha@example.in', 'Contact No: 9876543210']
  expect(addressIn('At /Post Nadi Darya', 'Tal-Rampur', 'Dist-Nashik - 422209', ...contact)).toBe(
    'At /Post Nadi Darya, Tal-Rampur, Dist-Nashik - 422209',
  )
  expect(addressIn('Address: K.ASHA MENON', 'D/o Ravi Menon,', 'Nadi house ,', 'Rampur', '576216', ...contact)).toBe(
    'K.ASHA MENON, D/o Ravi Menon, Nadi house, Rampur, 576216',
  )
})
