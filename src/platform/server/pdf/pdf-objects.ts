import { deflateSync, inflateSync } from 'node:zlib'

/** The objects by number, each from `N 0 obj` to `endobj`, in the order of the file. Bytes are Latin-1 characters. */
export type Objects = Map<number, string>
type OpenObject = { readonly head: string; readonly objects: Objects; readonly trailer: string }

/** Reads a file in the form that our compiler writes: one plain cross-reference table, and no object inside another. */
export function opened(pdf: Uint8Array): OpenObject {
  const text = Buffer.from(pdf).toString('latin1')
  const tableAt = text.lastIndexOf('\nxref\n') + 1
  const trailerAt = text.indexOf('trailer\n', tableAt)
  const rows = [...text.slice(tableAt, trailerAt).matchAll(/^(\d{10}) \d{5} n/gm)]
  const starts = rows.map(([, at]) => Number(at)).toSorted((a, b) => a - b)
  const objects = starts.map((at, n) => text.slice(at, starts[n + 1] ?? tableAt))
  return {
    head: text.slice(0, starts[0]),
    objects: new Map(objects.map((object) => [Number.parseInt(object, 10), object])),
    trailer: text.slice(trailerAt, text.lastIndexOf('startxref')),
  }
}

export function closed({ head, objects, trailer }: OpenObject): Uint8Array {
  const places = new Map<number, number>()
  let at = head.length
  for (const [number, object] of objects) {
    places.set(number, at)
    at += object.length
  }
  const size = Math.max(...objects.keys()) + 1
  const rows = Array.from({ length: size }, (_, number) => {
    const place = places.get(number)
    return place === undefined ? '0000000000 65535 f\r\n' : `${String(place).padStart(10, '0')} 00000 n\r\n`
  })
  const parts = [head, ...objects.values(), `xref\n0 ${size}\n`, ...rows, trailer, `startxref\n${at}\n%%EOF`]
  return Buffer.from(parts.join(''), 'latin1')
}

/** The object that another object references under this name. */
export function named(
  objects: Objects,
  object: string,
  key: string,
): { readonly number: number; readonly object: string } | null {
  const number = Number(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(object)?.[1])
  const found = objects.get(number)
  return found === undefined ? null : { number, object: found }
}

/** The decompressed content of a stream. */
export function contentOf(object: string): string {
  const length = Number(/\/Length (\d+)/.exec(object)?.[1])
  const from = object.indexOf('stream\n') + 'stream\n'.length
  const packed = Buffer.from(object.slice(from, from + length), 'latin1')
  const isPacked = object.slice(0, from).includes('/FlateDecode')
  return (isPacked ? inflateSync(packed) : packed).toString('latin1')
}

export function streamOf(number: number, content: string): string {
  const packed = deflateSync(Buffer.from(content, 'latin1')).toString('latin1')
  return `${number} 0 obj\n<<\n  /Length ${packed.length}\n  /Filter /FlateDecode\n>>\nstream\n${packed}\nendstream\nendobj\n\n`
}
