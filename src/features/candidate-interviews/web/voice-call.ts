import { CallFailed } from '#platform/web/call.ts'

/** An event of the voice service on the data channel. Events are only displayed; the interview itself is read from the server. */
export type CallEvent = { readonly type: string; readonly delta?: string }
export type VoiceCall = { readonly mute: (isMuted: boolean) => void; readonly close: () => void }
type Listeners = {
  readonly onEvent: (event: CallEvent) => void
  /** The connection is lost and does not come back by itself. */
  readonly onLost: () => void
  readonly onMicrophoneLost: () => void
}
export type CallAddress = { readonly callsUrl: string; readonly token: string }

const openMs = 10_000
/** A connection that is lost for a shorter time comes back by itself. */
const graceMs = 3_000

/** Connects to the voice service. The server opens the call and watches it; the browser has no key. */
export async function openVoiceCall(stream: MediaStream, address: CallAddress, listeners: Listeners): Promise<VoiceCall> {
  const peer = new RTCPeerConnection({ bundlePolicy: 'max-bundle' })
  const tracks = stream.getAudioTracks()
  for (const track of tracks) {
    peer.addTrack(track, stream)
    track.addEventListener('ended', listeners.onMicrophoneLost)
  }
  const silence = playVoice(peer)
  const channel = peer.createDataChannel('oai-events')
  channel.addEventListener('message', ({ data }) => hear(data, listeners.onEvent))
  const close = (): void => {
    for (const track of tracks) track.removeEventListener('ended', listeners.onMicrophoneLost)
    silence()
    peer.close()
  }
  try {
    const opened = openingOf(channel)
    await peer.setLocalDescription(await peer.createOffer())
    await peer.setRemoteDescription({ type: 'answer', sdp: await sendOffer(peer.localDescription?.sdp ?? '', address) })
    await opened
  } catch (error) {
    close()
    throw error
  }
  watch(peer, channel, listeners.onLost)
  // Tells the server that the voice can be heard now, so that it begins.
  channel.send(JSON.stringify({ type: 'input_audio_buffer.clear' }))
  return {
    close,
    mute: (isMuted) => {
      for (const track of tracks) track.enabled = !isMuted
    },
  }
}

async function sendOffer(offer: string, { callsUrl, token }: CallAddress): Promise<string> {
  const headers = { 'content-type': 'application/sdp', authorization: `Bearer ${token}` }
  const response = await fetch(callsUrl, { method: 'POST', headers, body: offer })
  const text = await response.text()
  if (!response.ok) throw new CallFailed(response.status, text)
  return text
}

function openingOf(channel: RTCDataChannel): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const late = setTimeout(() => reject(new Error('the call was not connected in time')), openMs)
  channel.addEventListener('open', () => {
    clearTimeout(late)
    resolve()
  })
  // The promise may be awaited only later, and a rejection before that must not be unhandled.
  promise.catch(() => {})
  return promise
}

function watch(peer: RTCPeerConnection, channel: RTCDataChannel, onLost: () => void): void {
  let grace: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const lose = (): void => {
    if (!isOver) onLost()
    isOver = true
  }
  channel.addEventListener('close', lose)
  peer.addEventListener('connectionstatechange', () => {
    clearTimeout(grace)
    if (peer.connectionState === 'failed') lose()
    if (peer.connectionState === 'disconnected') grace = setTimeout(lose, graceMs)
  })
}

/** Plays the voice of the interviewer. Returns a function that stops it. */
function playVoice(peer: RTCPeerConnection): () => void {
  const audio = new Audio()
  audio.autoplay = true
  peer.addEventListener('track', ({ track, streams: [voice = new MediaStream([track])] }) => {
    audio.srcObject = voice
    // Without sound, the captions are still shown.
    audio.play().catch(() => {})
  })
  return () => void (audio.srcObject = null)
}

function hear(data: unknown, onEvent: Listeners['onEvent']): void {
  try {
    const event = JSON.parse(String(data)) as CallEvent // as the provider documents it; only shown
    onEvent(event)
  } catch {
    // An event that cannot be parsed is not shown.
  }
}
