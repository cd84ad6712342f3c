import type { Db } from '#db/db.ts'
import type { Session } from '#server/session.ts'
import { bringAnswers } from './magazine/questionnaires/api.server.ts'
import { bringQuiz } from './magazine/quiz/api.server.ts'
import { savePending } from './planning/boards/pending/api.server.ts'

interface Arrived {
  /** Cookies that the browser shall forget. */
  forgotten: string[]
  /** What was saved and still asks for a board. */
  asks: number | undefined
}

/** What somebody did in this browser before they signed in comes along. */
export async function arrive(db: Db, session: Session, headers: Headers, publicUrl: string): Promise<Arrived> {
  const cookies = headers.get('cookie') ?? ''
  const quiz = await bringQuiz(db, session, cookies)
  const answers = await bringAnswers(db, session, headers, publicUrl)
  const pending = await savePending(db, session, cookies, publicUrl)
  return { forgotten: [...quiz, ...answers, ...(pending?.cookies ?? [])], asks: pending?.asks }
}
