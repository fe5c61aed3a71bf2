/** npm run files:copy: copies the stored files from the disk into S3-compatible storage, or back. */
import { parseArgs } from 'node:util'
import { CannotStart } from '#platform/server/cannot-start.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { copyFiles, removeCopied } from '#platform/server/storage/copy-files.ts'
import { diskIn } from '#platform/server/storage/open-storage.ts'
import { openS3 } from '#platform/server/storage/s3.ts'

const help = `npm run files:copy -- --to s3|disk [--remove]

Copies every file between DATA_DIR/files and the bucket of S3_BUCKET, and reads each copy back. What is the same on
both sides is not copied again, so it may be stopped and run again, also while a server runs.

  --to s3|disk   Where the files shall be.
  --remove       Afterwards removes each file whose copy is the same from where it was.

To move a running product: copy; start it with the other storage; copy once more, with --remove.
Ends with 1 when a copy is not what was written.`

try {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, remove: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  })
  if (values.help || (values.to !== 's3' && values.to !== 'disk')) console.log(help)
  else process.exitCode = (await copy(values.to, values.remove)) ? 0 : 1
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
}

async function copy(target: 's3' | 'disk', removes: boolean): Promise<boolean> {
  const { s3, dataDir } = readConfig(process.env)
  if (!s3) throw new CannotStart('S3_ENDPOINT and the other variables of the storage are not set.')
  const [disk, bucket] = [diskIn(dataDir), openS3(s3)]
  const [from, to] = target === 's3' ? [disk, bucket] : [bucket, disk]
  const { copied, same, wrong } = await copyFiles(from, to)
  console.log(`${copied} files copied, ${same} were there already, ${wrong.length} are not what was written.`)
  for (const name of wrong) console.error(name)
  if (removes && wrong.length === 0) {
    const stayed = await removeCopied(from, to)
    console.log(`Removed from where they were, except ${stayed}.`)
  }
  await bucket.close()
  return wrong.length === 0
}
