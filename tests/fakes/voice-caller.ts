import { newPeer } from './voice-peer.ts'

/** The browser's side of a call, implemented in Node: a silent microphone and the data channel for events. */
export async function aCaller() {
  const peer = newPeer()
  const channel = peer.createDataChannel('oai-events')
  peer.addTransceiver('audio', { direction: 'sendrecv' })
  await peer.setLocalDescription(await peer.createOffer())
  return {
    offer: peer.localDescription?.sdp ?? '',
    channel,
    /** Resolves when the channel is open. */
    connect: async (answer: string): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<void>()
      channel.stateChanged.subscribe((state) => void (state === 'open' && resolve()))
      await peer.setRemoteDescription({ type: 'answer', sdp: answer })
      if (channel.readyState !== 'open') await promise
    },
    close: (): Promise<void> => peer.close(),
  }
}
