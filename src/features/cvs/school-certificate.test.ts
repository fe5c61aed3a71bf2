import { expect, test } from 'vitest'
import { isSchoolCertificate } from './school-certificate.ts'

test.each([
  '8th pass',
  '10th',
  'Class X',
  'class 12',
  'Std. VIII',
  'SSC',
  'H.S.C.',
  'Higher Secondary',
  '10+2',
  'Matriculation',
  'दसवीं',
])('%s is a certificate of a school', (degree) => expect(isSchoolCertificate(degree)).toBe(true))

test.each(['', 'B.Sc.', 'B.Com', 'M.Tech.', 'Diploma', 'MBA', 'B.Tech. (Hons.)', 'ITI', 'Post Graduate Diploma'])(
  '"%s" is none',
  (degree) => expect(isSchoolCertificate(degree)).toBe(false),
)
