/** Any of them is a claim that has to hold. */
export function isFromPaypal(headers: { has: (name: string) => boolean }): boolean {
  const names = ['paypal-transmission-id', 'paypal-transmission-sig', 'paypal-transmission-time', 'paypal-cert-url', 'paypal-auth-algo']
  return names.some((name) => headers.has(name))
}
