/** The heads that a cost may count: everybody on the list of its event, who will likely come, who comes, or a number that was promised. */
export const headCounts = ['invited', 'expected', 'coming', 'guaranteed'] as const

/** For whom a cost may ask so much each; what vendors eat counts beside the heads. */
export const headRates = ['per_adult', 'per_child', 'per_infant', 'per_drinker', 'per_vendor'] as const

/** So many of a hundred who have not said yes or no come in the end, for weddings on the whole. */
export const usualRate = 83
