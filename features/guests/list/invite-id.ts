const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** 128 random bits in base58, without the signs that are mistaken for each other. */
export function newInviteId(): string {
  let left = crypto.getRandomValues(new Uint8Array(16)).reduce((number, byte) => number * 256n + BigInt(byte), 0n)
  let text = ''
  for (let place = 0; place < 22; place++) {
    text = letters[Number(left % 58n)] + text
    left /= 58n
  }
  return text
}
