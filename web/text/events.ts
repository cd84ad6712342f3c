/** The texts of an event: its page, its form, its calendar file. */
export const events = {
  'event.to_wear': 'To wear: {dress}',
} as const
