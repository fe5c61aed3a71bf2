type Webmail = { readonly name: string; readonly url: string; readonly domains: readonly string[] }

/** Where people read their email in India, as far as the domain of the address says so. */
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

/** The web page of the provider; null for other domains, where only the person knows. */
export function webmailOf(email: string): Pick<Webmail, 'name' | 'url'> | null {
  const domain = domainOf(email)
  return webmails.find(({ domains }) => domains.includes(domain)) ?? null
}

/** Enough for its owner to recognise it: `su…@gmail.com`. A domain is shown only if half the country has an address there. */
export function maskedEmail(email: string): string {
  const name = email.slice(0, Math.max(email.lastIndexOf('@'), 0))
  const shown = name.slice(0, name.length > 2 ? 2 : 1)
  return `${shown}…@${webmailOf(email) ? domainOf(email) : '…'}`
}
