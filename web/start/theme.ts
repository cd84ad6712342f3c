export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** What is shown now; on the server nobody has chosen yet. */
export function themeNow(): Theme {
  if (import.meta.env.SSR) return 'system'
  const { theme } = document.documentElement.dataset
  return themes.find((name) => name === theme) ?? 'system'
}

/** Stands in the head, before anything is painted, and serves every chooser of the page. */
export const themeScript = import.meta.env.SSR ? `(${keepTheme})()` : ''

/** Its own source goes into the page, so nothing from outside may be used in it. */
function keepTheme(): void {
  const { dataset } = document.documentElement
  const kept = () => {
    try {
      return localStorage.getItem('theme')
    } catch {
      return null
    }
  }
  const show = (theme: string | null) => {
    if (theme === 'light' || theme === 'dark') dataset['theme'] = theme
    else delete dataset['theme']
    for (const choice of document.querySelectorAll<HTMLInputElement>('.theme-chooser input')) {
      choice.checked = choice.value === (dataset['theme'] ?? 'system')
    }
  }
  show(kept())
  dataset['script'] = 'on'
  addEventListener('pageshow', () => show(kept()))
  addEventListener('storage', () => show(kept()))
  const choose = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('.theme-chooser')) return
    try {
      localStorage.setItem('theme', target.value)
    } catch {
      // Then it lasts as long as the page.
    }
    show(target.value)
  }
  // On the way down: a page that is just coming to life lets nothing come back up.
  addEventListener('change', choose, true)
}
