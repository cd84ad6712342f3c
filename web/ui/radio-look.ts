/** Cards are for two or three choices with a second line each, segments for two or three single words. */
export type RadioLook = 'list' | 'cards' | 'segments'

export const radioClass: Record<RadioLook, string> = { list: 'checks', cards: 'check-cards', segments: 'check-segments' }
