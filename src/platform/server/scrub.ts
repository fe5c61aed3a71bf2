/** Takes out what may stand for a person or open a door: addresses of mail, and the values of query strings. */
export function scrubbed(text: string): string {
  return text.replace(/[^\s<>"'=(,:]+@[^\s<>"'),:]+/g, '[e-mail]').replace(/([?&][\w-]+=)[^\s&"')]+/g, '$1[…]')
}
