import ipaddr from 'ipaddr.js'

/** `times` is the number of smallest networks that it contains, for limits. */
export type Network = { readonly name: string; readonly times: number }

const timesPerSite = 10

/**
 * The networks of an address, the smallest first. One household has 2^64 IPv6 addresses, so they count as one. The owner of a /48 has 65,536 such
 * networks, which together get ten times the limit.
 */
export function networksOf(ip: string): readonly Network[] {
  if (!ipaddr.isValid(ip)) return [{ name: ip, times: 1 }]
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return [{ name: address.toString(), times: 1 }]
  return [
    { name: prefixOf(address, 4), times: 1 },
    { name: prefixOf(address, 3), times: timesPerSite },
  ]
}

/** The smallest network: one IPv4 address, or an IPv6 /64. */
export function networkOf(ip: string): string {
  return networksOf(ip)[0]?.name ?? ip
}

function prefixOf({ parts }: ipaddr.IPv6, length: number): string {
  return `${parts
    .slice(0, length)
    .map((part) => part.toString(16))
    .join(':')}::/${length * 16}`
}
