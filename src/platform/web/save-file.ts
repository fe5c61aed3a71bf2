/** Offers a file that a call has answered to the person, and tells under which name. */
export async function saveFile(response: Response, otherwise: string): Promise<string> {
  const name = nameIn(response.headers.get('content-disposition') ?? '') ?? otherwise
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = name
  link.click()
  // Some browsers begin to read only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return name
}

/** The server's name for the file; the form for all scripts before the one for old programs. */
export function nameIn(disposition: string): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? null
}
