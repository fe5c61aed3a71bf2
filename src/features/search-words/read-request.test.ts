import { expect, test } from 'vitest'
import { unstatedIn, withoutRequest } from './read-request.ts'
import requests from './words/requests.json' with { type: 'json' }

test.each([
  ['I am looking for catering work', 'catering work'],
  ['I want electrician jobs in Hyderabad', 'electrician jobs in Hyderabad'],
  ['I can only work evenings', 'work evenings'],
  ['Hi, please show me driver jobs near me', 'driver jobs'],
  ['Could you look up driving work near Hyderabad for me?', 'driving work near Hyderabad'],
  ['I need a job close to my home', ''],
  ['I need work', ''],
  ['jobs in Pune today', 'jobs in Pune'],
  ['welder jobs India hiring please', 'welder jobs'],
  ['warehouse job near my house urgent', 'warehouse job urgent'],
  ['security guard job. night', 'security guard job  night'],
  ['कोई काम है?', 'कोई काम है'],
  ['anganwadi helper job registration', 'anganwadi helper job'],
  ['sarkari naukri bina exam up', 'sarkari naukri up'],
  ['security guard 50 years old', 'security guard'],
  ['40 saal ki mahila ke liye job', 'mahila ke liye job'],
  ['job for 18 years boy', 'boy'],
  ['jobs for age 50', ''],
  ['jobs for women above 40', 'women'],
  ['driver job no interview near me', 'driver job'],
  ['weekly payment driver Pune', 'driver Pune'],
  ['bina pariksha wali naukri', 'naukri'],
  ['daily payment job', 'daily payment'],
  ['high salary job', ''],
  ['fixed salary sales job', 'sales job'],
  ['mujhe stable income chahiye', 'mujhe chahiye'],
  ['how to find accountant job', 'accountant job'],
])('of "%s" "%s" is searched', (typed, rest) => {
  expect(withoutRequest(typed)).toBe(rest)
})

test.each([
  'Search Engine Marketing',
  'old age home caretaker',
  'nurse 10 years experience',
  'salary above 40',
  'Show Room Manager',
  'Sr. Accountant',
  'B. Com. fresher',
  'Node.js developer',
  'All India sales head',
  'Knowledge Manager',
  'Can Filling Operator',
])('%s is no request', (typed) => {
  expect(withoutRequest(typed)).toBe(typed.replace('Com.', 'Com '))
})

test.each([...requests.greetings.split(' '), ...requests.who, ...requests.wants, ...requests.asks])(
  '"%s" begins a request',
  (phrase) => {
    expect(withoutRequest(`${phrase} welder`)).toBe('welder')
  },
)

test.each(requests.can)('"i %s" begins a request', (phrase) => {
  expect(withoutRequest(`i ${phrase} welder`)).toBe('welder')
  expect(withoutRequest(`${phrase} welder`)).toBe(`${phrase} welder`)
})

test.each(requests.things)('"find %s" begins a request', (phrase) => {
  expect(withoutRequest(`find ${phrase} welder`)).toBe('welder')
})

test.each([...requests.near, ...requests.nearMy.flatMap((near) => requests.mine.split(' ').map((place) => `${near} ${place}`))])(
  '"welder %s" names no place',
  (phrase) => {
    expect(withoutRequest(`welder ${phrase}`)).toBe('welder')
  },
)

test.each([
  ['direct joining no interview', ['no interview']],
  ['driver weekly payout bina exam', ['weekly payout', 'bina exam']],
  ['mnc job in pune', ['mnc']],
  ['badi company me accountant', ['badi company']],
  ['payment collection', []],
  ['achhi salary wali naukri', ['achhi salary wali']],
])('%s: what no job states is reported', (typed, phrases) => {
  expect(unstatedIn(typed)).toEqual(phrases)
})

test.each(requests.ends)('"%s" ends a request', (phrase) => {
  expect(withoutRequest(`welder ${phrase}`)).toBe('welder')
})

test.each(requests.saysNothing.split(' '))('"i want %s" asks for any work', (word) => {
  expect(withoutRequest(`i want ${word}`)).toBe('')
})

test.each(['i want ', 'show me ', 'near my ', 'please ', '? ', 'a.'])('a line of "%s" is read at once', (words) => {
  const started = performance.now()
  withoutRequest(words.repeat(20_000))
  expect(performance.now() - started).toBeLessThan(1_000)
})
