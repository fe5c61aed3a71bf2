type Owned = { readonly email: string; readonly emailVerified: boolean }
type Account = { readonly email: string; readonly emailVerified: boolean }

/** Proved by the link we mailed, or by the account that has proved the same address. */
export function isEmailVerified(cv: Owned, account: Account | null): boolean {
  return cv.emailVerified || (account?.emailVerified === true && account.email.toLowerCase() === cv.email.toLowerCase())
}

type Asking = {
  readonly cv: Owned & { readonly downloadAllowed: boolean }
  readonly account: Account | null
  readonly isOwner: boolean
}

/** Whoever has the link may take the PDF once the address in it is proved; the owner of a proved account always may. */
export function mayDownload({ cv, account, isOwner }: Asking): boolean {
  return cv.downloadAllowed || isEmailVerified(cv, account) || (isOwner && account?.emailVerified === true)
}

/** One number is one number however it is typed: E.164, Indian where no country is named. */
export function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '')
  const isForeign = /^\s*(\+|00)/.test(phone)
  if (isForeign) return `+${digits.replace(/^910(?=\d{10}$)/, '91')}`
  const national = digits.replace(/^0+/, '')
  return national.length === 12 && national.startsWith('91') ? `+${national}` : `+91${national}`
}

/** `Ravi Kumar` saves as `Ravi_Kumar_CV.pdf`. */
export function fileNameOf(fullName: string, ending = 'pdf'): string {
  return `${fullName.replace(/\s+/g, '_').replace(/[\\/:*?"<>|]/g, '')}_CV.${ending}`
}

/** One achievement per line, as the builder asks for them, without the dots and dashes that people put before. */
export function pointsIn(description: string): string[] {
  return description
    .split('\n')
    .map((line) => line.replace(/^\s*[•*-]\s*/, '').trim())
    .filter((line) => line !== '')
}
