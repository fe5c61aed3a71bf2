import ipaddr from 'ipaddr.js'

/** `times` says how many networks of the smallest size are in it, as far as limits are concerned. */
export type Network = { readonly name: string; readonly times: number }

const timesPerSite = 10

/**
 * The networks for which an address counts, the smallest first. One household has 2^64 addresses of version 6, so they count as
 * one; anyone who is given a /48 has 65,536 such networks, which together may do ten times as much.
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

/** The smallest network: the one address of version 4, or 64 bits of version 6. */
export function networkOf(ip: string): string {
  return networksOf(ip)[0]?.name ?? ip
}

function prefixOf({ parts }: ipaddr.IPv6, length: number): string {
  return `${parts
    .slice(0, length)
    .map((part) => part.toString(16))
    .join(':')}::/${length * 16}`
}
