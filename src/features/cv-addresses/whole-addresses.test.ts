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

test.each([
  ['7-199', 'nadividuthi,vrikshakadai', 'rampur.nadi post,', 'Kanyakumari Distrit,', 'Pin: 629 151,', 'Tamil Nadu, India.'],
  ['D/O 2/106,North Nadi Street,', 'Vrikshacheri,Ukkadai,', 'Papanasam(Tk),', 'Thanjavur(Dt).'],
  ['#1052,NADI STREET,', 'NGO B COLONY,', 'SANKARANKOVIL-627756,', 'TENKASI DIST.'],
  ['S/O G.Menon', '35 nadi street , Vrikshaiur', 'Kumbakonam-612703'],
  ['Vill + Post : Nadigaha', 'P.S : Raxaul , East champaran ,', 'Bihar- 845305'],
])('a block of lines from the house to the district is one address: %s', (...block) => {
  const whole = block.map((line) => line.replaceAll(' ,', ',').replace(/[,.]+$/, '')).join(', ')
  expect(addressIn(...block, 'Phone: 9876543210', 'asha@example.in', 'Objective', 'To work with care.')).toBe(whole)
  expect(addressIn('Objective', 'To work with care.', 'CONTACT ME AT', '9876543210', ...block)).toBe(whole)
})

test('lines about the work are no block of an address', () => {
  expect(addressIn('Accountant', 'Tally, GST,', 'Payroll and audit,', 'Phone: 9876543210')).toBe('')
  expect(addressIn('10th standard', '12th standard', '10-12 years in shops', '5 years at sea', 'Phone: 9876543210')).toBe('')
  expect(addressIn('Address: Nadi House', '12 Vriksha Road,', 'Pune 411002')).toBe('Nadi House, 12 Vriksha Road, Pune 411002')
})

test('a label alone, or below a list of skills, opens an address too', () => {
  const contact = ['Mobile: 9876543210', 'Objective', 'To work with care in an office.']
  const value = '408,nadipatty,vriksha(po),rampur(tk),pudukkottai(dt),622401.'
  expect(addressIn(...contact, 'Personal Details', 'Gender', 'Male', 'Permanent Address', value)).toBe(value)
  const { cv } = readLines(...contact, 'SKILLS\t:Tally,Typing', 'ADDRESS\t:NADI STREET,VRIKSHADEVI,ARIYALUR')
  expect([cv.personalInfo.address, cv.skills]).toEqual(['NADI STREET,VRIKSHADEVI,ARIYALUR', ['Tally', 'Typing']])
})

test('asterisks part contact details, and a state may stand in brackets', () => {
  expect(addressIn('* 9876543210 * Chennai, Tamil Nadu * asha@example.in')).toBe('Chennai, Tamil Nadu')
  expect(addressIn('3/155, NDA Colony, Bhopal (M.P)', '9876543210')).toBe('3/155, NDA Colony, Bhopal (M.P)')
})
