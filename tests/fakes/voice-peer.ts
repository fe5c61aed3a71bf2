import { randomInt } from 'node:crypto'
import { MediaStreamTrack, type RTCDataChannel, RTCPeerConnection, RtpHeader, RtpPacket, usePCMU } from 'werift'
import { silentFrame } from './voice-sound.ts'

export type VoicePeer = {
  readonly answer: (offer: string) => Promise<string>
  readonly send: (text: string) => void
  /** Plays frames of 20 ms each. `onEnd` is called when the last one has been sent. */
  readonly play: (frames: readonly Buffer[], onEnd: () => void) => void
  readonly clear: () => void
  readonly close: () => void
}
type PeerEvents = {
  readonly onOpen: () => void
  readonly onMessage: (text: string) => void
  readonly onSound: (frame: Buffer) => void
  readonly onClose: () => void
}

/** Creates a peer connection that uses only the loopback interface. */
export const newPeer = (): RTCPeerConnection =>
  new RTCPeerConnection({
    codecs: { audio: [usePCMU()], video: [] },
    iceServers: [],
    iceAdditionalHostAddresses: ['127.0.0.1'],
    iceUseIpv6: false,
  })

/** The media side of a call: a data channel, and one audio track in each direction. */
export function openPeer({ onOpen, onMessage, onSound, onClose }: PeerEvents): VoicePeer {
  const peer = newPeer()
  const track = new MediaStreamTrack({ kind: 'audio' })
  const voice = sendVoice(track)
  let channel: RTCDataChannel | null = null
  let isOpen = false
  const open = (): void => {
    if (!isOpen) onOpen()
    isOpen = true
  }
  peer.connectionStateChange.subscribe((state) => {
    if (state === 'connected') voice.start()
    if (state === 'failed' || state === 'closed') onClose()
  })
  peer.onDataChannel.subscribe((opened) => {
    channel = opened
    opened.onMessage.subscribe((data) => onMessage(data.toString()))
    opened.stateChanged.subscribe((state) => void (state === 'open' && open()))
    if (opened.readyState === 'open') open()
  })
  peer.onTrack.subscribe((heard) => heard.onReceiveRtp.subscribe(({ payload }) => onSound(payload)))
  return {
    answer: async (offer) => {
      await peer.setRemoteDescription({ type: 'offer', sdp: offer })
      const [line] = peer.getTransceivers()
      if (!line) throw new TypeError('the offer has no sound')
      await line.sender.replaceTrack(track)
      line.setDirection('sendrecv')
      await peer.setLocalDescription(await peer.createAnswer())
      return peer.localDescription?.sdp ?? ''
    },
    send: (text) => void (channel?.readyState === 'open' && channel.send(text)),
    play: voice.play,
    clear: voice.clear,
    close: () => {
      voice.stop()
      void peer.close()
    },
  }
}

/** Sends a frame every 20 ms: queued speech, otherwise silence. */
function sendVoice(track: MediaStreamTrack) {
  let queue: Buffer[] = []
  let onEnd: (() => void) | null = null
  let timer: NodeJS.Timeout | undefined
  const state = { sequence: 0, time: 0, ssrc: randomInt(2 ** 31) }
  const sendFrame = (): void => {
    const frame = queue.shift()
    if (!frame && onEnd) {
      const end = onEnd
      onEnd = null
      end()
    }
    const sequenceNumber = state.sequence++ & 0xffff
    const header = new RtpHeader({ payloadType: 0, sequenceNumber, timestamp: state.time >>> 0, ssrc: state.ssrc, marker: false })
    state.time += silentFrame.length
    track.writeRtp(new RtpPacket(header, frame ?? silentFrame))
  }
  return {
    start: (): void => {
      let next = performance.now()
      timer ??= setInterval(() => {
        // After a stall of the process, frames are skipped instead of sent in a burst.
        if (performance.now() - next > 500) next = performance.now()
        for (; next <= performance.now(); next += 20) sendFrame()
      }, 10)
    },
    play: (frames: readonly Buffer[], whenPlayed: () => void): void => {
      queue.push(...frames)
      onEnd = whenPlayed
    },
    clear: (): void => {
      queue = []
      onEnd = null
    },
    stop: (): void => clearInterval(timer),
  }
}
