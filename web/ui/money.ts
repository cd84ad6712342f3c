/** Cents as `$1,234.50`, put together from digits so that nothing is rounded. */
export function showMoney(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${cents < 0 ? '-' : ''}$${dollars}.${digits.slice(-2)}`
}

/** The cents of an amount as somebody types it, `1234.5` or `$1,234.50`; undefined for what is not an amount. */
export function readMoney(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace(/[$\s]/g, '')
  const [, dollars = '', part = ''] = /^(\d+|\d{1,3}(?:,\d{3})+|)(?:\.(\d{0,2}))?$/.exec(plain) ?? []
  if (dollars === '' && part === '') return undefined
  const cents = Number(dollars.replaceAll(',', '') + part.padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : undefined
}
