/** `GET /api/cvs/:id/versions` becomes `getCvsByIdVersions`, which a generated client can use as a function name. */
export function operationIdOf(key: string): string {
  const [first = '', ...rest] = wordsOf(key)
  return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** The name in words: "Get cvs by id versions". */
export function summaryOf(key: string): string {
  const words = wordsOf(key).join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function wordsOf(key: string): string[] {
  const [method = '', path = ''] = key.split(' ')
  const parts = path.replace('/api/', '').split('/')
  const words = parts.flatMap((part) => (part.startsWith(':') ? ['by', part.slice(1)] : part.split(/[^A-Za-z\d]+/)))
  return [method.toLowerCase(), ...words]
}
