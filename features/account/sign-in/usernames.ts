import { slugOf } from '#web/slug.ts'

interface Named {
  firstname: string
  lastname: string
}

/** What somebody of that name may be called in the address of their page: the plain one first, the last surely free. */
export function usernamesFor({ firstname, lastname }: Named): string[] {
  const plain = slugOf(`${firstname}-${lastname}`, 27)
  const numbered = [4, 12].map((digits) => `${plain || 'u'}-${randomDigits(digits)}`)
  return plain.length < 2 ? numbered : [plain, ...numbered]
}

function randomDigits(digits: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(digits)), (byte) => byte % 10).join('')
}
