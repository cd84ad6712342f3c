import type { Kind } from './objects.ts'

/** What is sent for a case; `{G1}` and the like stand for the couple's things. */
export interface Recipe {
  /** For what stands in braces in the path and is no thing's name. */
  path?: Record<string, string>
  query?: string
  body?: unknown
  headers?: Record<string, string>
  /** How the session travels; a bearer token where nothing is said. */
  by?: 'cookie'
  /** The refusal follows from what the body names, so that another body has another answer. */
  isDecidedByBody?: true
  /** A field without which the case is about something that is still to come. */
  needs?: string
  /** Why its 2xx are still to come. */
  unfinished?: string
  /** What whoever may look gets to see, so that a 2xx proves more than an empty answer. */
  shows?: Kind[]
  /** A call that is made after a 2xx, by the same caller. */
  afterwards?: { method: string; path: string; expected: number }
}

/** By operation, then by case, both as the matrix writes them. */
export type Recipes = Record<string, Record<string, Recipe>>
