type ChatEvent = { readonly name: string; readonly data: Record<string, unknown> }

/** Parses the events of a streamed answer of the assistant. */
export function chatEventsIn(body: string): ChatEvent[] {
  return body
    .trim()
    .split('\n\n')
    .map((block) => {
      const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
      return { name, data: JSON.parse(data) as Record<string, unknown> } // an event is an object
    })
}

/** Returns the text that the screen shows before the answer is complete. */
export function shownAfter(events: readonly ChatEvent[]): string {
  return events.reduce((shown, { name, data }) => {
    if (name === 'replace') return String(data['text'])
    return name === 'delta' ? shown + String(data['text']) : shown
  }, '')
}
