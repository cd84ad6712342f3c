/** What somebody was typing when what they typed it for was taken away. */
export interface TypedWord {
  label: string
  value: string
}

const touched = new WeakSet<EventTarget>()

/** Notes what is typed into, until the signal ends. */
export function followTyping(signal: AbortSignal): void {
  document.addEventListener('input', ({ target }) => target && touched.add(target), { capture: true, signal })
}

/** Keeps what stands in the fields that were typed into, in this tab alone, for the page that comes next. */
export function keepTyped(owner: number): void {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`textarea, ${kinds}`)
  const words = [...fields].filter((field) => touched.has(field) && field.value.trim() !== '').map(wordIn)
  if (words.length > 0) sessionStorage.setItem(keyOf(owner), JSON.stringify(words))
}

export function keptWords(owner: number): TypedWord[] {
  const kept = sessionStorage.getItem(keyOf(owner))
  return kept === null ? [] : (JSON.parse(kept) as TypedWord[])
}

export function forgetWords(owner: number): void {
  sessionStorage.removeItem(keyOf(owner))
}

const kinds = ['text', 'email', 'tel', 'url', 'number', 'date', 'time'].map((type) => `input[type='${type}']`).join(', ')

function wordIn(field: HTMLInputElement | HTMLTextAreaElement): TypedWord {
  const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? ''
  return { label: label.trim(), value: field.value }
}

/** Nobody who signs in after them in the same tab reads it. */
function keyOf(owner: number): string {
  return `typed-words:${owner}`
}
