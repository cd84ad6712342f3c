interface Named {
  id: number
  firstname: string
  lastname: string
}

/** How many grounds there are to tell people apart by. */
export const avatarGrounds = 5

/**
 * The address of the picture of somebody who gave none: their initials on a ground that stays theirs. It says no more
 * than it shows, so anybody may ask for it and every cache may keep it.
 */
export function avatarUrl({ id, firstname, lastname }: Named): string {
  const initials = [firstname, lastname].map(firstLetter).join('')
  return `/avatars/${encodeURIComponent(initials || 'new')}-${id % avatarGrounds}.svg`
}

/** A letter with its marks, or nothing for a name that begins otherwise. */
function firstLetter(name: string): string {
  const [letter = ''] =
    new Intl.Segmenter('en')
      .segment(name.trim())
      [Symbol.iterator]()
      .next()
      .value?.segment.normalize('NFC')
      .match(/^\p{L}\p{M}*/u) ?? []
  return [...letter.toLocaleUpperCase('en')].slice(0, 4).join('')
}
