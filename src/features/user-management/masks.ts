/** "Asha M." */
export function maskedName(firstName: string, lastName: string): string {
  const [initial = ''] = Array.from(lastName.trim())
  return initial ? `${firstName.trim()} ${initial}.` : firstName.trim()
}

/** "a…@example.in" */
export function maskedEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/su, '$1…')
}

/** "…42" */
export function maskedPhone(phone: string | null): string | null {
  return phone && `…${phone.slice(-2)}`
}

/** The contact of a company is a single text: "Meera Joshi" becomes "M…". */
export function maskedContact(name: string | null): string | null {
  return name && `${Array.from(name)[0] ?? ''}…`
}
