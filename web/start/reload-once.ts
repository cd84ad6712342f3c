const milliseconds = 60_000

/**
 * Hears of a part of the app that did not load. A newer build has other parts, so the page is loaded anew, at most once a minute;
 * offline it would only be lost. The router's own reload knows no minute, and goes on only when this one would.
 */
export function reloadOnce(event: Event): void {
  const isSoon = Date.now() - Number(sessionStorage.getItem('reloaded')) < milliseconds
  if (isSoon || !navigator.onLine) return event.preventDefault()
  sessionStorage.setItem('reloaded', String(Date.now()))
  location.reload()
}
