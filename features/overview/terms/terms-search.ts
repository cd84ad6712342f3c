import { searchOf, words } from '#web/menus/search.ts'

export const termsSearch = searchOf({ taxonomy: words(60) })
