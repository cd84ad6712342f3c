import type { Taken } from './taken-rows.server.ts'

const own = { whose: 'user_id' } as const

/** How far somebody came in the lessons, and what they wrote down there. */
export const coursesTaken: readonly Taken[] = [
  { ...own, table: 'lesson_progress', key: ['content_id'], columns: ['content_id', 'seconds', 'completed_at', 'updated_at'] },
  { ...own, table: 'lesson_notes', key: ['id'], columns: ['id', 'content_id', 'seconds', 'text', 'created_at', 'updated_at'] },
]
