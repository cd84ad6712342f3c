/** The texts around helping with a wedding: inviting, answering, and what is seen of somebody else's. */
export const helping = {} as const
