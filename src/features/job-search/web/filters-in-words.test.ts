import { expect, test } from 'vitest'
import { addressWithFilters } from './filters-in-words.ts'
import { isChipOnly } from './job-search.ts'
import { chipText, partsOf } from './search-parts.ts'

const addressOf = (query: string) => addressWithFilters(new URL(`http://localhost/jobs?${query}`))
/** The address without the names of the filters that it has from the words. */
const read = async (query: string) => (await addressOf(query))?.replace(/&fromWords=[^&]*/, '') ?? null

test('the address says which filters are from the words, because the search may leave these out', async () => {
  expect(await addressOf('q=typing+in+Pune+10+lpa')).toBe(
    '/jobs?q=typing&salaryMin=1000000&location=Pune&fromWords=salaryMin%2Clocation',
  )
  expect(await addressOf('q=typing+night+shift&location=Pune&fromWords=location')).toBe(
    '/jobs?q=typing&location=Pune&fromWords=location%2Cshift&shift=night',
  )
  expect(await addressOf('q=nurse+jobs&location=Pune')).toBe('/jobs?q=nurse&location=Pune')
})

test('new words may name another place than the words before did, but not than somebody chose', async () => {
  const delhi = '/jobs?q=driver&location=Delhi&fromWords=location'
  expect(await addressOf('q=driver+in+Delhi&location=Pune&fromWords=location')).toBe(delhi)
  expect(await addressOf('q=driver+in+Delhi&location=Pune')).toBeNull()
})

test('words that are filters become filters of the address, and can be removed one by one', async () => {
  expect(await read('q=part+time+cook+10+lpa&location=Pune&open=7')).toBe(
    '/jobs?q=cook&location=Pune&open=7&salaryMin=1000000&jobType=part-time',
  )
  expect(await read('q=10+lpa')).toBe('/jobs?salaryMin=1000000')
})

test('a shift in words becomes a filter, in any script', async () => {
  expect(await read('q=raat+ki+duty+nurse')).toBe('/jobs?q=nurse&shift=night')
  expect(await read(`q=${encodeURIComponent('নাইট ডিউটি')}`)).toBe('/jobs?shift=night')
})

test('a shift that is not wanted stays in the field, because no filter excludes one and the answer says so', async () => {
  expect(await read('q=driver+without+night+shift')).toBeNull()
  expect(await read('q=fresher+driver+in+pune+without+night+shift')).toBe(
    '/jobs?q=driver+without+night+shift&demographic=fresher&location=pune',
  )
})

test('Sundays and stipends say what kind of job is meant', async () => {
  for (const words of ['sunday', 'sunday+job']) expect(await read(`q=${words}`)).toBe('/jobs?jobType=part-time')
  for (const words of ['stipend', 'paid+internship']) expect(await read(`q=${words}`)).toBe('/jobs?jobType=internship')
})

test('a walk-in in words becomes a filter, which a chip shows', async () => {
  expect(await read('q=walk+in+driver')).toBe('/jobs?q=driver&walkIn=true')
  expect(await read('q=walkin+interview+in+Pune')).toBe('/jobs?walkIn=true&location=Pune')
  expect(await read(`q=${encodeURIComponent('ওয়াক-ইন ইন্টারভিউ')}`)).toBe('/jobs?walkIn=true')
  expect(await read('q=no+walk-ins')).toBeNull()
  expect(partsOf({ q: 'driver', walkIn: 'true' }).map(chipText)).toEqual(['“driver”', 'Walk-in interview'])
  expect(isChipOnly('walkIn')).toBe(true)
})

test('working hours and groups of people become filters, which a chip shows', async () => {
  expect(await read('q=immediate+joiner+java')).toBe('/jobs?q=java&demographic=immediate_joiner')
  expect(partsOf({ q: 'java', demographic: 'immediate_joiner' }).map(chipText)).toEqual(['“java”', 'Immediate joiners'])
  for (const group of ['housewife', 'career+break', 'after+maternity+leave', 'returning+mothers'])
    expect(await read(`q=teacher+${group}`)).toBe('/jobs?q=teacher&demographic=returning_mother')
  for (const hours of ['weekend+job', 'saturday+sunday', 'student+job', 'padhai+ke+saath', 'college+student', 'while+studying'])
    expect(await read(`q=${hours}`)).toBe('/jobs?jobType=part-time')
  expect(await read('q=mobile+se+kaam')).toBe('/jobs?q=kaam&location=Remote')
})

test('words that say nothing about the work, tags and "not" are gone from the address', async () => {
  expect(await read('q=nurse+jobs')).toBe('/jobs?q=nurse')
  expect(await read('q=jobs')).toBe('/jobs')
  expect(await read('q=night+shift+jobs')).toBe('/jobs?shift=night')
  expect(await read('q=%3Cb%3Ecook%3C%2Fb%3E')).toBe('/jobs?q=cook')
  expect(await read('q=cook+not+hotel')).toBe('/jobs?q=cook+-hotel')
})

test('a place in words becomes the place of the address, unless it has one or the words name none', async () => {
  expect(await read('q=cook+in+Pune')).toBe('/jobs?q=cook&location=Pune')
  expect(await read('q=driver+near+Andheri+East&sort=recent')).toBe('/jobs?q=driver&sort=recent&location=Andheri+East')
  expect(await read('q=part+time+cook+in+Pune')).toBe('/jobs?q=cook&jobType=part-time&location=Pune')
  expect(await read('q=in+Pune')).toBe('/jobs?location=Pune')
  expect(await read('q=nurse+in+ka')).toBe('/jobs?q=nurse&location=Karnataka')
  expect(await read('q=driver+TN')).toBe('/jobs?q=driver&location=Tamil+Nadu')
  expect(await read('q=welder+jobs+up')).toBe('/jobs?q=welder&location=Uttar+Pradesh')
  expect(await read('q=jobs+start+up')).toBeNull()
  expect(await read('q=DRIVER+560034')).toBe('/jobs?q=DRIVER&location=560034')
  expect(await read('q=MH')).toBe('/jobs?location=Maharashtra')
  expect(await read('q=tailor+in+411001')).toBe('/jobs?q=tailor&location=411001')
  expect(await read('q=driver+560034')).toBe('/jobs?q=driver&location=560034')
  expect(await read('q=driver+in+pune+or+mumbai')).toBe('/jobs?q=driver&location=pune+or+mumbai')
  expect(await read('q=cook+in+Pune,+Maharashtra')).toBe('/jobs?q=cook&location=Pune%2C+Maharashtra')
  expect(await read('q=clerk+in+jammu+and+kashmir')).toBe('/jobs?q=clerk&location=jammu+and+kashmir')
  expect(await read('q=mujhe+Pune+mein+driver')).toBe('/jobs?q=mujhe+driver&location=Pune')
  expect(await read(`q=${encodeURIComponent('పుణె లో నర్స్')}`)).toContain('location=')
  expect(await read('q=cook+(remote)')).toBe('/jobs?q=cook&location=Remote')
  expect(await read('q=jobs+above+10+lpa+in+Pune')).toBe('/jobs?salaryMin=1000000&location=Pune')
  expect(await read('q=cook+in+Pune&location=Delhi')).toBeNull()
  expect(await read('q=teacher+in+charge+of+sports')).toBeNull()
})

test.each([
  'q=manager+in+hr',
  'q=engineer+in+ml+or+ai',
  'q=executive+AP',
  'q=START+UP',
  'q=START+IT+UP',
  'q=peon+150000',
  'q=driver+in+pune+or+anything',
  'q=staff++nurse&sort=recent',
  'q=cook&jobType=part-time&salaryMin=1000000',
  'q=part+time+cook&jobType=contract',
  'q=tier+1',
  'location=Pune',
  '',
])('%s stays as it is', async (query) => {
  expect(await read(query)).toBeNull()
})
