import ipaddr from 'ipaddr.js'

/** A network that shares a limit. `times` multiplies the limit for larger networks. */
export type Network = { readonly name: string; readonly times: number }

const timesPerSite = 10

/**
 * The networks of an IP address, the smallest first. A household has 2^64 IPv6 addresses, so its /64 counts as one. The owner of a /48 has 65,536
 * such networks, which together get ten times the limit.
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
