interface Named {
  id: number
  firstname: string
  lastname: string
}

/**
 * The address of the picture of somebody who gave none: their initials on a ground that stays theirs. It says no more
 * than it shows, so anybody may ask for it and every cache may keep it.
 */
export function avatarUrl({ id, firstname, lastname }: Named): string {
  const initials = [firstname, lastname].map(firstLetter).join('')
  return `/avatars/${encodeURIComponent(initials || 'new')}-${id % grounds}.svg`
}

/** A letter with its marks, or nothing for a name that begins otherwise. */
function firstLetter(name: string): string {
  const [letter = ''] = /^\p{L}\p{M}{0,3}/u.exec(name.normalize('NFC').trim()) ?? []
  return letter.toLocaleUpperCase('en')
}

/** How many there are to tell people apart by. */
const grounds = 5
