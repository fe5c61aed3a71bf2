/** Tests workers that die or hang. Signals of the kernel stop and end them, so that no test depends on timing. */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { isPdf, longCv, openForOneTest, plainCv, pdfWorkerIds } from '#tests/cv-pdf/pdf-workers.ts'
import { startWorker, WorkerDied } from '../workers/worker-process.ts'
import { type PdfJob, type PdfResult, pdfWorkerScript } from './pdf-jobs.ts'
import { TooLong, Unprintable } from './typeset.ts'

const signalAll = (signal: NodeJS.Signals): void => pdfWorkerIds().forEach((id) => process.kill(id, signal))

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(5)
}

test('the job of a worker that died is done by the next worker', async () => {
  const { typeset } = openForOneTest({ workers: 1 })
  await typeset('cv-modern', plainCv)
  signalAll('SIGSTOP')
  const pdf = typeset('cv-modern', plainCv)
  signalAll('SIGKILL')
  expect(isPdf(await pdf)).toBe(true)
})

test('a job of which two workers died is refused with a message, and the next PDF is made', async () => {
  const { typeset } = openForOneTest({ workers: 2 })
  await typeset('cv-modern', plainCv)
  const [first = 0] = pdfWorkerIds()
  process.kill(first, 'SIGSTOP')
  const pdf = typeset('cv-modern', plainCv).catch((error: unknown) => error)
  // The first worker is busy for ever, so the second made this PDF and is idle now.
  await typeset('cv-modern', plainCv)
  const second = pdfWorkerIds().find((id) => id !== first) ?? 0
  process.kill(second, 'SIGSTOP')
  process.kill(first, 'SIGKILL')
  await until(() => !pdfWorkerIds().includes(first))
  // The kernel knows of the death before this process does. Then the job goes to the second worker, which is stopped.
  await sleep(500)
  process.kill(second, 'SIGKILL')
  expect(await pdf).toBeInstanceOf(Unprintable)
  expect(isPdf(await typeset('cv-modern', plainCv))).toBe(true)
})

test('a worker that hangs is given up, and the waiting request may be repeated', async () => {
  const { typeset } = openForOneTest({ workers: 1, timeoutMs: 500, starvedMs: 1_000 })
  await typeset('cv-modern', plainCv)
  const [stuck] = pdfWorkerIds()
  signalAll('SIGSTOP')
  await expect(typeset('cv-modern', plainCv)).rejects.toThrow('took too long')
  expect(isPdf(await typeset('cv-modern', plainCv))).toBe(true)
  expect(pdfWorkerIds()).not.toContain(stuck)
})

test('a job that takes too much processor time is refused with a message, and the next PDF is made', async () => {
  const { typeset } = openForOneTest({ workers: 1, timeoutMs: 50 })
  await expect(typeset('cv-modern', longCv)).rejects.toThrow(TooLong)
  const { typeset: another } = openForOneTest()
  expect(isPdf(await another('cv-modern', longCv))).toBe(true)
})

test('a worker that gets no processor time from a busy machine is not stopped', async () => {
  const { typeset } = openForOneTest({ workers: 1, timeoutMs: 500 })
  await typeset('cv-modern', plainCv)
  signalAll('SIGSTOP')
  const pdf = typeset('cv-modern', plainCv)
  await sleep(1_000)
  signalAll('SIGCONT')
  expect(isPdf(await pdf)).toBe(true)
})

test('a text that crashes the compiler costs its worker and nothing else', async () => {
  const ready = Promise.withResolvers<void>()
  const worker = startWorker<PdfJob, PdfResult>(
    { script: pdfWorkerScript('native'), timeoutMs: 30_000, starvedMs: 60_000, lifeInJobs: 2 },
    { idle: ready.resolve, ended: () => {} },
  )
  onTestFinished(worker.stop)
  await ready.promise
  const json = JSON.stringify({ ...plainCv, summary: ['्ष'.repeat(750)] })
  await expect(worker.run({ output: 'pdf', template: 'cv-modern', json, attachment: '' })).rejects.toThrow(WorkerDied)
  const { typeset } = openForOneTest()
  expect(isPdf(await typeset('cv-modern', JSON.parse(json)))).toBe(true)
})
