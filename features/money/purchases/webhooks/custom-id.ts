interface Place {
  country: string | null
  state: string | null
  postal_code: string | null
}

/** What a subscription at PayPal says of whose it is, and of where they live, where tax depends on that: `12`, or `12|US|CA|94107`. */
export function customIdOf(user_id: number, place: Place | null): string {
  return place === null ? String(user_id) : [user_id, place.country, place.state, place.postal_code].map((part) => part ?? '').join('|')
}

export function namedIn(custom_id: string): { user_id?: number; place?: Place } {
  const { user = '', rest } = /^(?<user>\d{1,15})(?:\|(?<rest>[ -~]*))?$/.exec(custom_id)?.groups ?? {}
  if (!user) return {}
  const [country, state, postal_code] = (rest ?? '').split('|').map((part) => part || null)
  return { user_id: Number(user), ...(country && { place: { country, state: state ?? null, postal_code: postal_code ?? null } }) }
}
