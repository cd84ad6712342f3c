import { type Addresses, addressOf, type FoundPicture } from '#features/files/uploads/shown-picture.ts'

interface Named {
  id: number
  firstname: string
  lastname: string
  /** What they brought. */
  avatar: FoundPicture | null
}

/**
 * The address of somebody's picture, which their page shows to everybody. Of who gave none it is their initials on a ground that stays
 * theirs: that says no more than it shows, so anybody may ask for it and every cache may keep it.
 */
export function avatarUrl({ id, firstname, lastname, avatar }: Named, addresses: Addresses): string {
  if (avatar) return addressOf(avatar, addresses, 'everybody', 256)
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
