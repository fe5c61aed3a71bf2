import { expect, test } from 'vitest'
import { readSigns, withoutAdvertising } from './pasted-title.ts'
import advertising from './words/advertising.json' with { type: 'json' }

test.each([
  ['R&amp;D Chemist', 'R&D Chemist'],
  ['Opening for &quot;IT Recruiter&quot', 'Opening for  IT Recruiter '],
  ['Sales&nbsp;Manager', 'Sales Manager'],
  ['R&D', 'R&D'],
  ['<b>cook</b>', 'cook'],
  ['Office Executive(Wagholi Location)', 'Office Executive (Wagholi Location)'],
  ['Engineer(s)', 'Engineer(s)'],
  ['"HIRING FOR ELECTRICIANS IN DUBAI"', 'HIRING FOR ELECTRICIANS IN DUBAI'],
  ['"Laundry Supervisor"', '"Laundry Supervisor"'],
  ['"WATER PUMP MECHANIC"', 'WATER PUMP MECHANIC'],
  ['মাধ্যমিক পাশ চাকরি', '10th pass চাকরি'],
  ['উচ্চ মাধ্যমিক পাশ', '12th pass'],
  ['दसवीं पास नौकरी', '10th pass नौकरी'],
  ['baravi pass job', '12th pass job'],
  ['10th fail job', '8th pass job'],
  ['12वीं फेल नौकरी', '10th pass नौकरी'],
  ['barahvi fail', '10th pass'],
  ['100% pass or fail', '100% pass or fail'],
  ['AM-Travel', 'Assistant Manager - Travel'],
  ['Sr. Executive / AM - Commercial', 'Sr. Executive / Assistant Manager - Commercial'],
  ['GM-Planning', 'General Manager - Planning'],
  ['Shift 9 AM - Pune', 'Shift 9 AM - Pune'],
  ['<p class="title">Staff nurse</p>', 'Staff nurse'],
  ['driver <5 lakh', 'driver <5 lakh'],
])('%s is read as %s', (typed, read) => {
  expect(readSigns(typed)).toBe(read)
})

test.each([
  ['Engineer -Java', 'Engineer - Java'],
  ['Java Developer -pune', 'Java Developer - pune'],
  ['sales -2 years', 'sales - 2 years'],
  ['Head (Edtech Sales)-PAN India', 'Head (Edtech Sales) - PAN India'],
  ['Voice Process(Tamil)-chennai', 'Voice Process (Tamil) - chennai'],
])('the dash of the title %s excludes nothing', (typed, read) => {
  expect(readSigns(typed)).toBe(read)
})

test.each(['engineer -java', 'Engineer -java', 'nurse -"night shift"', 'front-end developer', 'हिंदी -शिक्षक'])(
  'the minus of the search %s stays',
  (typed) => {
    expect(readSigns(typed)).toBe(typed)
  },
)

test.each([
  ['Java Developer or Architect', 'Java Developer / Architect'],
  ['Civil Engineering or Equivalent', 'Civil Engineering'],
  ['accountant b.com or equivalent degree', 'accountant b.com'],
  ['Sr. Executive OR Assistant Manager - Pune', 'Sr. Executive / Assistant Manager - Pune'],
  ['Immediate Openings For "Informatica Developer" Position', 'Immediate Openings For  Informatica Developer  Position'],
])('the title %s asks for no choice and no exact words', (typed, read) => {
  expect(readSigns(typed)).toBe(read)
})

test.each([
  ['Training Manager-Payment Business', 'Training Manager - Payment Business'],
  ['Software Developer-ibm Cloud', 'Software Developer - ibm Cloud'],
])('the rank of the title %s stands before a dash', (typed, read) => {
  expect(readSigns(typed)).toBe(read)
})

test.each([
  'Engineer-in-Charge Civil',
  'Lead-cum-Trainer Sales',
  'front-end developer',
  'Front-End Developer',
  'X-Ray Technician',
])('the hyphen of %s stays', (typed) => {
  expect(readSigns(typed)).toBe(typed)
})

test.each([
  ['Voice Support in Banking Sector - Chennai', 'Voice Support - Chennai'],
  ['Product Manager For Furniture Co.', 'Product Manager'],
  ['Developer For AN IT ORGANISATION', 'Developer'],
])('%s is read as %s, without who advertises it', (typed, rest) => {
  expect(withoutAdvertising(typed).trim()).toBe(rest)
})

test.each([
  'nurse or doctor',
  'Nurse or Doctor',
  'staff nurse or doctor',
  '"Java Developer" or Architect',
  'Welder "Night Shift" Pune',
])('the choice and the quotes of the search %s stay', (typed) => {
  expect(readSigns(typed)).toBe(typed)
})

test.each([
  ['Urgent Requirement For Welder', 'Welder'],
  ['We are looking for a Mean Stack Developer', 'Mean Stack Developer'],
  ['Immediate Openings For Java Developer', 'Java Developer'],
  ['Walk-in Drive for Quality Analyst', 'Quality Analyst'],
  ['Hiring - Fitter', 'Fitter'],
  ['Recruitment of Process Associate', 'Process Associate'],
  ['WNS is hiring for Travel process', 'Travel process'],
  ['Tata Steel is urgently looking for an Electrician', 'Electrician'],
  ['CA firm requires Articles', 'Articles'],
])('%s looks for a %s', (typed, rest) => {
  expect(withoutAdvertising(typed)).toBe(rest)
})

test.each([
  'Recruitment Manager',
  'Assistant Manager - Recruitment',
  'Hiring',
  'opening for',
  'Job Trainer',
  'Hiring Manager',
  'Company Driver Required',
])('nothing is taken from %s', (typed) => {
  expect(withoutAdvertising(typed)).toBe(typed)
})

test.each([
  ...advertising.nouns.map((noun) => `${noun} for welder`),
  ...advertising.links.map((link) => `opening ${link} welder`),
])('"%s" looks for a welder', (typed) => {
  expect(withoutAdvertising(typed)).toBe('welder')
})

test.each([...advertising.before, ...advertising.adjectives])('"%s opening for welder" looks for a welder', (word) => {
  expect(withoutAdvertising(`${word} opening for welder`)).toBe('welder')
})

test.each(['job ', 'apply ', 'jobs career ', 'we are ', 'urgently '])('a line of "%s" is read in one way', (words) => {
  const typed = `${words.repeat(100)}x`
  expect(withoutAdvertising(typed)).toBe(typed)
})
