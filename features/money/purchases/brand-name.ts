/** What a card is called, of what the provider calls its brand. */
export function brandName(brand: string): string {
  const known: Record<string, string> = {
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    discover: 'Discover',
    jcb: 'JCB',
  }
  return known[brand] ?? brand
}
