import pg from 'pg'
import { vi } from 'vitest'

/** What was asked of PostgreSQL meanwhile, one text for each statement; it reaches it as ever. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.map(([asked]) => textOf(asked))
  } finally {
    query.mockRestore()
  }
}

function textOf(asked: unknown): string {
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : String(asked)
}
