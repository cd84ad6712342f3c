import { type RefObject, useEffect } from 'react'

/** Keeps in this tab what a form says, so that a reload loses nothing; a form that was refused brings its words itself. */
export function useKeptWords(form: RefObject<HTMLFormElement | null>, slug: string, isRefused: boolean) {
  const key = `form:${slug}`
  useEffect(() => {
    if (form.current && !isRefused) fill(form.current, new URLSearchParams(sessionStorage.getItem(key) ?? ''))
  }, [form, key, isRefused])

  return {
    keep() {
      const said = [...new FormData(form.current ?? undefined)].map(([name, value]) => [name, String(value)])
      sessionStorage.setItem(key, new URLSearchParams(said).toString())
    },
    forget() {
      sessionStorage.removeItem(key)
    },
  }
}

function fill({ elements }: HTMLFormElement, words: URLSearchParams): void {
  for (const element of elements) {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
    if (!isField || element.type === 'hidden' || !words.has(element.name)) continue
    if (element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type))
      element.checked = words.get(element.name) === element.value
    else element.value = words.get(element.name)!
  }
}
