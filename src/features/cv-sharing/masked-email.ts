type Webmail = { readonly name: string; readonly url: string; readonly domains: readonly string[] }

/** Webmail providers in India, by the domain of the address. */
const webmails: readonly Webmail[] = [
  { name: 'Gmail', url: 'https://mail.google.com/', domains: ['gmail.com', 'googlemail.com'] },
  {
    name: 'Yahoo',
    url: 'https://mail.yahoo.com/',
    domains: ['yahoo.com', 'yahoo.in', 'yahoo.co.in', 'ymail.com', 'rocketmail.com'],
  },
  {
    name: 'Outlook',
    url: 'https://outlook.live.com/mail/',
    domains: ['outlook.com', 'outlook.in', 'hotmail.com', 'live.com', 'live.in', 'msn.com'],
  },
  { name: 'Rediffmail', url: 'https://mail.rediff.com/', domains: ['rediffmail.com', 'rediff.com'] },
  { name: 'iCloud', url: 'https://www.icloud.com/mail', domains: ['icloud.com', 'me.com', 'mac.com'] },
  { name: 'Proton', url: 'https://mail.proton.me/', domains: ['proton.me', 'protonmail.com', 'pm.me'] },
  { name: 'Zoho', url: 'https://mail.zoho.in/', domains: ['zohomail.in', 'zohomail.com'] },
]

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** The webmail of the provider; null for other domains. */
export function webmailOf(email: string): Pick<Webmail, 'name' | 'url'> | null {
  const domain = domainOf(email)
  return webmails.find(({ domains }) => domains.includes(domain)) ?? null
}

/** A masked address that its owner recognises: `su…@gmail.com`. The domain is shown only for very common providers. */
export function maskedEmail(email: string): string {
  const name = email.slice(0, Math.max(email.lastIndexOf('@'), 0))
  const shown = name.slice(0, name.length > 2 ? 2 : 1)
  return `${shown}…@${webmailOf(email) ? domainOf(email) : '…'}`
}
