/** Offers the file of an answer as a download and returns its name. */
export async function saveFile(response: Response, otherwise: string): Promise<string> {
  const name = nameIn(response.headers.get('content-disposition') ?? '') ?? otherwise
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = name
  link.click()
  // Some browsers start reading only after the click event.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return name
}

/** The server's file name; the UTF-8 form is preferred. */
export function nameIn(disposition: string): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? null
}
