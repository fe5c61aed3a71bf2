import { expect, test } from 'vitest'
import { networkOf, networksOf } from './network.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
  ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  ['2001:DB8:0:0007::1', '2001:db8:0:7::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::2', '2001:db8:0:0::/64'],
  ['fe80::1:2:3:4', 'fe80:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s belongs to %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

test('an IPv6 address counts for its /64 and, with ten times the limit, for its /48', () => {
  expect(networksOf('2001:db8:0:7::1')).toEqual([
    { name: '2001:db8:0:7::/64', times: 1 },
    { name: '2001:db8:0::/48', times: 10 },
  ])
  expect(networksOf('192.0.2.7')).toEqual([{ name: '192.0.2.7', times: 1 }])
})
