interface Place {
  user_id: number
  id: number
}

/** Where somebody looks at an event of a couple they help; a business stays among its own pages. */
export function helperPath({ user_id, id }: Place, isVendor = false): string {
  return `${isVendor ? '/vendor' : ''}/dashboard/posse/${user_id}/events/${id}`
}
