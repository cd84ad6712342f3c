interface Named {
  firstname: string
  lastname: string
}

/** What somebody of that name may be called in the address of their page: the plain one first, the last surely free. */
export function usernamesFor({ firstname, lastname }: Named): string[] {
  const plain = plainName(`${firstname}-${lastname}`)
  const numbered = [4, 12].map((digits) => `${plain || 'u'}-${randomDigits(digits)}`)
  return plain.length < 2 ? numbered : [plain, ...numbered]
}

/** Letters without their marks; of other alphabets nothing is left. */
function plainName(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return letters
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 27)
    .replace(/^-+|-+$/g, '')
}

function randomDigits(digits: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(digits)), (byte) => byte % 10).join('')
}
