import { notFound } from '@tanstack/react-router'
import { refusal } from '../client/refusal.ts'

/** Nobody is told of what is not theirs: there is no such page. */
export function asMissing(error: unknown): never {
  throw isMissing(error) ? notFound() : error
}

/** What is not shared with somebody is as good as not there, too. */
export function asUnshared(error: unknown): never {
  throw isMissing(error) || refusal(error)?.status === 403 ? notFound() : error
}

/** What was asked for; undefined where there is nothing of that name. */
export async function unlessMissing<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return refusal(error)?.status === 404
}
