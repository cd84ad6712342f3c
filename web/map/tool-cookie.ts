import type { Tool } from './routes.ts'

/** Remembers for an hour which tool a visitor was turned away from, so that it opens when they have signed in. */
export const toolName = 'tool'

export function toolCookie(tool: Tool | ''): string {
  return `${toolName}=${tool}; Path=/; SameSite=Lax; Max-Age=${tool ? 3_600 : 0}`
}
