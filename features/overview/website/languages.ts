/** In which languages a couple may say it: those in which we can say the rest of the page. */
export const languages = ['en', 'es', 'fr', 'de', 'it', 'sv'] as const

export type Language = (typeof languages)[number]

/** What each calls itself. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  sv: 'Svenska',
}

/** Undefined for what is no language of ours. */
export function readLanguage(said: string | null | undefined): Language | undefined {
  return languages.find((language) => language === said)
}
