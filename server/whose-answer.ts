import { another, nobody, whoseHeader } from '#web/offline/whose-header.ts'
import type { RequestContext } from './policy.ts'
import type { Session } from './session.ts'

/** Whose the answer is, for the worker in their browser; by itself it keeps nothing. */
export function whoseAnswer({ user, impersonator }: Session): string {
  return impersonator ? another : String(user.id)
}

/** Lets the browser of whoever is signed in keep the answer for reading offline. */
export function letKeep({ session, answerHeaders }: Pick<RequestContext, 'session' | 'answerHeaders'>): void {
  if (session && !session.impersonator) answerHeaders.set(whoseHeader, `${session.user.id} keep`)
}

type Api = (request: Request) => Promise<Response>

/** Hears from the calls that a page makes whose page it is; undefined where none of them said so. */
export function hearWhose(api: Api, hasSession: boolean): { api: Api; whose: () => string | undefined } {
  let whose = hasSession ? undefined : nobody
  return {
    async api(request) {
      const answer = await api(request)
      const [said] = answer.headers.get(whoseHeader)?.split(' ') ?? []
      whose = said ?? (answer.status === 401 ? nobody : whose)
      return answer
    },
    whose: () => whose,
  }
}

/** Says it on the page itself. */
export function tellWhose(response: Response, whose: string | undefined, isKept = false): Response {
  if (whose) response.headers.set(whoseHeader, isKept && whose !== nobody && whose !== another ? `${whose} keep` : whose)
  return response
}
