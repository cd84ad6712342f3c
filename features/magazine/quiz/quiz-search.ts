import { searchOf, words } from '#web/menus/search.ts'

export const mostLetters = 1_000

export const quizSearch = searchOf({ answers: words(mostLetters) })
