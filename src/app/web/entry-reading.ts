/**
 * The only script of a page that people read and seldom press: it loads the others when the reader touches the page, moves the pointer or uses the keyboard.
 * Links and forms work before that.
 */
const own = document.querySelector<HTMLScriptElement>('script[data-entry]')
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const
const longestWaitMs = 4_000

/** A browser also reports a pointer that rests where the page has come up. */
function isResting(sign: Event): boolean {
  return sign.type === 'pointermove' && sign instanceof PointerEvent && sign.movementX === 0 && sign.movementY === 0
}

function start(sign: Event): void {
  if (isResting(sign)) return
  for (const type of signs) removeEventListener(type, start)
  const { entry = '', scripts = '' } = own?.dataset ?? {}
  for (const href of scripts.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  void import(/* @vite-ignore */ entry)
}

/** A button that needs scripts is disabled until they are there. The press that made them load counts. */
function pressWhenReady({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button:disabled') : null
  if (!button) return
  const enabled = new MutationObserver(() => {
    enabled.disconnect()
    button.click()
  })
  enabled.observe(button, { attributeFilter: ['disabled'] })
  setTimeout(() => enabled.disconnect(), longestWaitMs)
}

for (const type of signs) addEventListener(type, start, { passive: true })
addEventListener('pointerup', pressWhenReady, { once: true })
