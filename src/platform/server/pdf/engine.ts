/** One compiler of Typst. `json` reaches the template as a value of its own: it can never become markup. */
export type Engine = (template: string, json: string) => Promise<Uint8Array>

export type EngineName = 'native' | 'wasm'
