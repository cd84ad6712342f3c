import table from 'virtual:picture/setup-budget'
import garden from 'virtual:picture/quiz-place-courtyard'
import lake from 'virtual:picture/quiz-place-lake'
import meadow from 'virtual:picture/quiz-flowers-wild'

/** What stands beside a fund without a picture of its own: each of the first four another, so that no two neighbors are the same. */
export const fundDrawings = [lake, garden, meadow, table]
