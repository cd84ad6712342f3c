/**
 * A public page is read far more often than it is worked with, so its app is fetched at the visitor's first sign
 * of wanting to: a press, a key, the focus, or the pointer over something that can be pressed.
 */
export function startingAtIntent(html: string, files: readonly string[]): string {
  const last = html.lastIndexOf('<script type="module" ')
  const [whole, path, rest] = (last >= 0 && entry.exec(html.slice(last))) || []
  if (!whole) return html
  const started = `<script${rest}(${startText})(${JSON.stringify(path)},${JSON.stringify(files)})`
  return html.slice(0, last) + started + html.slice(last + whole.length)
}

const entry = /^<script type="module" async="" src="([^"]+)"([^>]*>)/

/** Says that the app has taken the page over. */
export const startedEvent = 'posy-started'

const startText = import.meta.env.SSR ? String(start) : ''

/** Runs in the browser, cut out of here as text: it can use nothing but what stands in it. */
function start(entry: string, preloads: string[]): void {
  const signs = ['pointerdown', 'pointerover', 'keydown', 'focusin']
  const pressable = 'a,button,input,select,textarea,summary,label'
  const shown = location.pathname + location.search
  let isOn = false
  let missed: HTMLElement | null = null

  function note(event: Event): void {
    const target = event.target instanceof Element ? event.target : document.documentElement
    if (isOn || (event.type === 'pointerover' && !target.closest(pressable))) return
    isOn = true
    if (event instanceof KeyboardEvent && event.key === '/' && isSearchKey(target))
      missed = document.querySelector('[aria-keyshortcuts="/"]')
    for (const href of preloads) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    void import(entry)
  }

  /** As web/menus/search-key.ts has it, which is not here yet. */
  function isSearchKey(target: Element): boolean {
    try {
      return !target.closest('input,textarea') && localStorage.getItem('search-key') !== 'off'
    } catch {
      return true
    }
  }

  /** A button that only the app understands is pressed once more when the app is there. */
  function keep(event: Event): void {
    const target = event.target instanceof Element ? event.target : null
    missed = target?.closest<HTMLElement>('button[type=button]:not([popovertarget],[commandfor])') ?? missed
  }

  /** A page of another tree left its entry to this document, which nobody else can fill yet. */
  function load(): void {
    if (location.pathname + location.search !== shown) location.reload()
  }

  for (const sign of signs) addEventListener(sign, note, { capture: true, passive: true })
  addEventListener('popstate', load)
  addEventListener('click', keep, true)
  addEventListener(
    'posy-started',
    () => {
      for (const sign of signs) removeEventListener(sign, note, true)
      removeEventListener('click', keep, true)
      removeEventListener('popstate', load)
      // A part that isn't alive yet comes to life by being pressed, but not while React is at work.
      setTimeout(() => missed?.isConnected && missed.click())
    },
    { once: true },
  )
}
