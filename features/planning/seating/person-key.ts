interface Named {
  guest_id?: number | null | undefined
  user_vendor_id?: number | null | undefined
  companion: number
}

/** By what one of the people is known: `g12` a guest, `g12.1` whom they bring, `v5.2` the second who eats of a vendor. */
export function keyOf({ guest_id, user_vendor_id, companion }: Named): string {
  return `${guest_id ? `g${guest_id}` : `v${user_vendor_id ?? 0}`}${companion ? `.${companion}` : ''}`
}
