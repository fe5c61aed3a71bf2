import type { RealtimeServerEvent, RealtimeSessionCreateRequest } from 'openai/resources/realtime/realtime'
import { randomUUID } from 'node:crypto'
import { isAsSet } from './call-session.ts'

/** `session`: the browser has changed the settings. `response`: it makes the voice speak. `item`: it has put words into the conversation. */
export type Foul =
  | { readonly kind: 'session' }
  | { readonly kind: 'response'; readonly responseId: string }
  | { readonly kind: 'item' }

/**
 * The data channel of a call takes the same commands from the browser as the control connection takes from us, and no provider forbids them. So the
 * server checks what has happened, and knows its own responses by a word that works once.
 */
export function createReferee(wanted: RealtimeSessionCreateRequest) {
  const nonces = new Set<string>()
  return {
    nonce: (): string => {
      const nonce = randomUUID()
      nonces.add(nonce)
      return nonce
    },
    foulOf: (event: RealtimeServerEvent): Foul | null => {
      if (event.type === 'session.updated') return isAsSet(event.session, wanted) ? null : { kind: 'session' }
      if (event.type === 'conversation.item.added') return isPlanted(event.item) ? { kind: 'item' } : null
      if (event.type !== 'response.created') return null
      const { id = '', metadata } = event.response
      return nonces.delete(metadata?.['nonce'] ?? '') ? null : { kind: 'response', responseId: id }
    },
  }
}

type Item = Extract<RealtimeServerEvent, { type: 'conversation.item.added' }>['item']

/** Of a candidate there is only sound, and of us nothing. */
function isPlanted(item: Item): boolean {
  if (item.type !== 'message') return true
  if (item.role === 'assistant') return false
  return item.role === 'system' || item.content.some(({ type }) => type !== 'input_audio')
}
