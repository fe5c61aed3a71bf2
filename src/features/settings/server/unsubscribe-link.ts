import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Facilities } from '#platform/server/facilities.ts'
import { LetterKind } from '../unsubscribe-contract.ts'

export type Unsubscribing = { readonly userId: string; readonly kind: LetterKind }

type Signing = Pick<Facilities, 'keyFor'>

/** For people and for mail programs. It opens nothing but the switches of this kind of letter. */
export function unsubscribeUrl({ keyFor, sites }: Pick<Facilities, 'keyFor' | 'sites'>, whose: Unsubscribing): string {
  return `${sites.mainUrl}/unsubscribe?token=${whose.userId}.${whose.kind}.${signature({ keyFor }, whose)}`
}

/** Null for a token that we have not signed. */
export function readToken(signing: Signing, token: string): Unsubscribing | null {
  const [userId = '', word, signed = ''] = token.split('.')
  const kind = LetterKind.safeParse(word)
  if (!kind.success) return null
  const whose = { userId, kind: kind.data }
  const [ours, theirs] = [Buffer.from(signature(signing, whose)), Buffer.from(signed)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs) ? whose : null
}

function signature({ keyFor }: Signing, { userId, kind }: Unsubscribing): string {
  return createHmac('sha256', keyFor('unsubscribe links')).update(`${userId} ${kind}`).digest('base64url')
}
