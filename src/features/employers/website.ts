/** Parses an address as people write it, with or without the protocol. Null for anything that is not a website on the public internet. */
export function websiteOf(typed: string): { readonly href: string; readonly host: string } | null {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.port !== '') return null
  const host = url.hostname.replace(/\.$/, '').toLowerCase()
  if (!/^(?=.{4,253}$)([a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(host)) return null
  return { href: url.href.replace(/\/$/, ''), host: host.replace(/^www\./, '') }
}
