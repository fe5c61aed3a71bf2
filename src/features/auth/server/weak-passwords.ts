import { brand } from '#features/site/brand.ts'
import { isCommonPassword } from './common-passwords.ts'

export type Owner = { readonly email: string; readonly firstName: string; readonly lastName: string }

/** What an attacker would try first: the common list, and words of the account and the page. */
export async function isWeakPassword(password: string, owner: Owner): Promise<boolean> {
  return isMonotonous(password) || isTheOwners(password, owner) || (await isCommonPassword(password))
}

/** One character repeated, or spaces alone. */
function isMonotonous(password: string): boolean {
  return password.trim() === '' || new Set(password.toLowerCase()).size === 1
}

/** The address, a name of the person or of this site, with digits and signs before or after. */
function isTheOwners(password: string, { email, firstName, lastName }: Owner): boolean {
  const typed = joined(password)
  const [mailbox = ''] = email.split('@')
  if (typed === joined(email) || typed === joined(mailbox)) return true
  const names = [mailbox, firstName, lastName, firstName + lastName, lastName + firstName, brand.name, brand.cvSiteName]
  return names.map(lettersOf).some((name) => name !== '' && name === lettersOf(password))
}

const joined = (text: string): string => text.toLowerCase().replace(/\s/g, '')
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '')
