import { websiteTextsIn, type WebsiteWord } from '#web/text/website-languages.ts'
import type { Language } from '../languages.ts'

/** What the page says of itself in a language, with days and hours as people write them there. */
export interface PageWords {
  say: (name: Exclude<WebsiteWord, 'locale'>, filled?: Record<string, string>) => string
  day: (day: string) => string
  longDay: (day: string) => string
  hour: (time: string) => string
}

export function pageWords(language: Language): PageWords {
  const words = websiteTextsIn(language)
  const written = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(words.locale, { timeZone: 'UTC', ...options })
  return {
    say: (name, filled = {}) => words[name].replace(/\{(\w+)\}/g, (whole, key: string) => filled[key] ?? whole),
    day: (day) => written(day, { weekday: 'long', day: 'numeric', month: 'long' }),
    longDay: (day) => written(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    hour: (time) =>
      new Date(`2000-01-01T${time}:00Z`).toLocaleTimeString(words.locale, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }),
  }
}
