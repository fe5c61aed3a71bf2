import { compile } from '@fastify/proxy-addr'
import type { Config } from '../config/read-config.ts'

/** Whether the headers of a proxy at this address, so many hops away, are believed. */
export type Trust = (address: string, hop: number) => boolean

export function trustOf(trustProxy: Config['trustProxy']): Trust {
  if (trustProxy === false) return () => false
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy
  return compile(trustProxy.split(',').map((address) => address.trim()))
}
