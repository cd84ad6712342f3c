import type { Plugin } from 'vite'

/** React Aria brings its texts in thirty languages; the pages are in English, so only that goes along. */
export function oneLanguage(): Plugin {
  const other = /[\\/]react-(?:aria|aria-components|stately)[\\/].*[\\/]intl[\\/][\w-]+[\\/](?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/
  return {
    name: 'one-language',
    enforce: 'pre',
    // A language without texts falls back to English.
    load: (id) => (other.test(id) ? 'export default undefined' : undefined),
  }
}
