import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type Kit, KitContent } from '../contract.ts'

const file = path.resolve(import.meta.dirname, '../../../../content/interview-kits/standard.json')
const Heading = z.looseObject({ id: z.literal('standard'), version: z.int().min(1) })

let kit: Kit | null = null

/** Read when it is first needed, because content changes only with a release. */
export function standardKit(): Kit {
  kit ??= readKit()
  return kit
}

function readKit(): Kit {
  const { id, version, ...content } = Heading.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { id, version, ...KitContent.parse(content) }
}
