import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AppContext } from '#platform/server/app-context.ts'
import { EmailKind } from '../unsubscribe-contract.ts'

export type UnsubscribeToken = { readonly userId: string; readonly kind: EmailKind }

type LinkSigner = Pick<AppContext, 'keyFor'>

/** A link for people and mail programs, which only changes the settings of this kind of email. */
export function unsubscribeUrl({ keyFor, sites }: Pick<AppContext, 'keyFor' | 'sites'>, whose: UnsubscribeToken): string {
  return `${sites.mainUrl}/unsubscribe?token=${whose.userId}.${whose.kind}.${signature({ keyFor }, whose)}`
}

/** Null for a token without our signature. */
export function readToken(signing: LinkSigner, token: string): UnsubscribeToken | null {
  const [userId = '', word, signed = ''] = token.split('.')
  const kind = EmailKind.safeParse(word)
  if (!kind.success) return null
  const whose = { userId, kind: kind.data }
  const [ours, theirs] = [Buffer.from(signature(signing, whose)), Buffer.from(signed)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs) ? whose : null
}

function signature({ keyFor }: LinkSigner, { userId, kind }: UnsubscribeToken): string {
  return createHmac('sha256', keyFor('unsubscribe links')).update(`${userId} ${kind}`).digest('base64url')
}
