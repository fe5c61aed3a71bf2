import { expect, test } from 'vitest'
import { emailProof } from './work-email.ts'

test.each([
  ['asha@kaveri.in', 'https://www.kaveri.in', 'kaveri.in'],
  ['asha@kaveri.in', 'kaveri.in/careers', 'kaveri.in'],
  ['ASHA@Kaveri.IN', 'https://kaveri.in', 'kaveri.in'],
  ['asha@hr.kaveri.co.in', 'https://kaveri.co.in', 'kaveri.co.in'],
])('%s proves that %s is theirs', (email, website, domain) => {
  expect(emailProof(email, website)).toEqual({ isProof: true, domain })
})

test.each([
  ['free mail', 'kaveri@gmail.com', 'https://kaveri.in', 'freeMail'],
  ['free mail with a website of its own', 'asha@gmail.com', 'https://gmail.com', 'freeMail'],
  ['free mail of another country', 'asha@yahoo.co.in', 'https://kaveri.in', 'freeMail'],
  ['a mailbox for a day', 'asha@mailinator.com', 'https://mailinator.com', 'freeMail'],
  ['no website', 'asha@kaveri.in', '', 'noWebsite'],
  ['another company', 'asha@tapti.in', 'https://kaveri.in', 'otherDomain'],
  ['a domain that ends alike', 'asha@fakekaveri.in', 'https://kaveri.in', 'otherDomain'],
  ['the name in front of another domain', 'asha@kaveri.in.example.com', 'https://kaveri.in', 'otherDomain'],
  ['a similar name', 'asha@kaverii.in', 'https://kaveri.in', 'otherDomain'],
  ['a letter of another script', 'asha@kаveri.in', 'https://kаveri.in', 'sharedWebsite'],
  ['the domain above the website', 'asha@kaveri.in', 'https://jobs.kaveri.in', 'otherDomain'],
  ['a public suffix as a website', 'asha@anything.co.in', 'https://co.in', 'sharedWebsite'],
  ['a site of many people', 'asha@kaveri.github.io', 'https://github.io', 'sharedWebsite'],
  ['a page on a social network', 'asha@facebook.com', 'https://www.facebook.com/kaveri', 'sharedWebsite'],
  ['two at signs', '"a@kaveri.in"@tapti.in', 'https://kaveri.in', 'otherDomain'],
])('%s proves nothing', (_what, email, website, why) => {
  expect(emailProof(email, website)).toEqual({ isProof: false, why })
})
