const kept = 'search-key'

/** The key / opens the search, unless somebody is writing, something is open, or they switched that off. */
export function isSearchKey({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || !hasSearchKey()) return false
  return !(target instanceof Element && target.closest('input,select,textarea,[contenteditable],dialog,[role=dialog]'))
}

export function hasSearchKey(): boolean {
  try {
    return localStorage.getItem(kept) !== 'off'
  } catch {
    return true
  }
}

/** Whoever speaks to their computer says a / now and then, and doesn't mean this. */
export function keepSearchKey(isOn: boolean): void {
  try {
    localStorage.setItem(kept, isOn ? 'on' : 'off')
  } catch {
    // Then it stays on.
  }
}
