/**
 * Runs the voice service in a separate process, so that a test can kill or stop it. Its argument is the port. A message from the parent is spoken in
 * the newest call.
 */
import { aVoiceService } from './voice-service.ts'

const service = await aVoiceService({ port: Number(process.argv[2]) })
process.on('message', (text) => service.past.at(-1)?.hear(String(text)))
process.send?.(service.port)
