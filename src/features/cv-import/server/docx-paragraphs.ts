import { zipSync } from 'fflate'
import mammoth from 'mammoth'
import type { Paragraph } from '#features/cv-words/paragraph.ts'
import { htmlParagraphs } from './html-paragraphs.ts'
import { NotImportable } from './read-error.ts'
import { withBoxesInOrder } from './text-boxes.ts'
import { textIn, unpack } from './unpack.ts'

export type ReadDocument = { readonly paragraphs: readonly Paragraph[]; readonly links: readonly string[] }

const isPart = (name: string): boolean => /^(?:\[Content_Types\]\.xml|_rels\/.*|word\/[^/]+\.xml|word\/_rels\/.*)$/.test(name)
const main = 'word/document.xml'

/** Reads a Word file. The library gets a new archive of parts that we have unpacked within limits, because it would unpack an archive of any size. */
export async function docxParagraphs(docx: Uint8Array): Promise<ReadDocument> {
  const parts = unpack(docx, isPart)
  if (!parts[main]) throw new NotImportable('wrongType')
  // Word processors declare no entities. An attack could use nested ones that expand without limit.
  if (Object.values(parts).some((part) => /<!(?:DOCTYPE|ENTITY)/i.test(textIn(part)))) throw new NotImportable('damaged')
  const heads = Object.keys(parts)
    .filter((name) => /^word\/header\d*\.xml$/.test(name))
    .toSorted()
    .map((name) => ({ ...parts, [main]: asMain(textIn(parts[name])), ...relationsOf(parts, name) }))
  const read: ReadDocument[] = []
  for (const archive of [...heads, parts]) read.push(await readOne(archive))
  return { paragraphs: read.flatMap(({ paragraphs }) => paragraphs), links: read.flatMap(({ links }) => links) }
}

async function readOne(parts: Readonly<Record<string, Uint8Array>>): Promise<ReadDocument> {
  const document = new TextEncoder().encode(withBoxesInOrder(textIn(parts[main])))
  const buffer = Buffer.from(zipSync({ ...parts, [main]: document }, { level: 0 }))
  const options = { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), externalFileAccess: false }
  try {
    const { value } = await mammoth.convertToHtml({ buffer }, options)
    return htmlParagraphs(value)
  } catch {
    throw new NotImportable('damaged')
  }
}

/** Turns the header of the pages into a document of its own. Many people put their contact details there. */
function asMain(header: string): Uint8Array {
  const document = header.replace(/<w:hdr\b([^>]*)>/, '<w:document$1><w:body>').replace(/<\/w:hdr>\s*$/, '</w:body></w:document>')
  return new TextEncoder().encode(document)
}

function relationsOf(parts: Readonly<Record<string, Uint8Array>>, name: string): Record<string, Uint8Array> {
  const relations = parts[name.replace('word/', 'word/_rels/').concat('.rels')]
  return relations ? { 'word/_rels/document.xml.rels': relations } : {}
}
