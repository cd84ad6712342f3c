/** `h•••@fernandfable.example`: enough for whose it is, nothing for anybody else. */
export function hiddenAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}
