/** In which order one's own files are listed; the first is what nobody chose. */
export const fileOrders = ['newest', 'largest'] as const
