import { brand } from '#features/site/brand.ts'
import { isCommonPassword } from './common-passwords.ts'

export type Owner = { readonly email: string; readonly firstName: string; readonly lastName: string }

/** Whether an attacker would try this password first: it is on the common list, or consists of words of the account and the site. */
export async function isWeakPassword(password: string, owner: Owner): Promise<boolean> {
  return isMonotonous(password) || isTheOwners(password, owner) || (await isCommonPassword(password))
}

/** True for one repeated character, or spaces only. */
function isMonotonous(password: string): boolean {
  return password.trim() === '' || new Set(password.toLowerCase()).size === 1
}

/** True for the email address, a name of the person or of this site, with digits and symbols before or after. */
function isTheOwners(password: string, { email, firstName, lastName }: Owner): boolean {
  const typed = joined(password)
  const [mailbox = ''] = email.split('@')
  if (typed === joined(email) || typed === joined(mailbox)) return true
  const names = [mailbox, firstName, lastName, firstName + lastName, lastName + firstName, brand.name, brand.cvSiteName]
  return names.map(lettersOf).some((name) => name !== '' && name === lettersOf(password))
}

const joined = (text: string): string => text.toLowerCase().replace(/\s/g, '')
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '')
