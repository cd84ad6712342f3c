/** Where a piece may stand; `scheduled` comes out by itself on its day, `withdrawn` answers that it is gone. */
export const statuses = ['draft', 'scheduled', 'published', 'withdrawn'] as const
