import * as z from 'zod'

/** Ten billion dollars: what sums of a list of them are exact for. */
export const Cents = z.int().min(0, 'Please enter an amount of at least $0.').max(1_000_000_000_000, 'Please enter a smaller amount.')
