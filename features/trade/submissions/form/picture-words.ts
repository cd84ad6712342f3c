import { useRef, useState } from 'react'
import type { Child } from '../submission-shapes.ts'
import type { Change } from './children-changing.ts'

export type PictureWords = Pick<Child, 'alt' | 'caption' | 'credit' | 'has_faces'>
type Field = keyof PictureWords

/** What is typed of one picture, kept field by field; what somebody else wrote there meanwhile stays until one of the two is chosen. */
export function usePictureWords(child: Child, onChange: (change: Change) => Promise<boolean>) {
  const [typed, setTyped] = useState<Partial<PictureWords>>({})
  const [theirs, setTheirs] = useState<Partial<PictureWords>>({})
  const known = useRef<Partial<PictureWords>>({})

  /** Answers whether all of it is kept. */
  async function keep(now = typed, open = theirs): Promise<boolean> {
    const mine = without(now, fieldsOf(open))
    if (fieldsOf(mine).length === 0) return fieldsOf(open).length === 0
    let found: Partial<PictureWords> = {}
    const isKept = await onChange((all) =>
      all.map((one) => {
        if (one.id !== child.id) return one
        const clashes = fieldsOf(mine).filter((field) => one[field] !== known.current[field] && one[field] !== mine[field])
        found = Object.fromEntries(clashes.map((field) => [field, one[field]]))
        return { ...one, ...without(mine, clashes) }
      }),
    )
    if (!isKept) return false
    known.current = { ...without(known.current, fieldsOf(mine)), ...found }
    setTheirs({ ...open, ...found })
    // What was typed since then is still to be kept.
    setTyped((later) =>
      without(
        later,
        fieldsOf(mine).filter((field) => !(field in found) && later[field] === mine[field]),
      ),
    )
    return fieldsOf({ ...open, ...found }).length === 0
  }

  function type(change: Partial<PictureWords>): Partial<PictureWords> {
    for (const field of fieldsOf(change)) if (!(field in known.current)) known.current = { ...known.current, [field]: child[field] }
    const now = { ...typed, ...change }
    setTyped(now)
    return now
  }

  function settle(field: Field, side: 'mine' | 'theirs') {
    const [open, now] = [without(theirs, [field]), side === 'mine' ? typed : without(typed, [field])]
    known.current = side === 'mine' ? known.current : without(known.current, [field])
    setTheirs(open)
    setTyped(now)
    void keep(now, open)
  }

  return { words: { ...child, ...typed }, theirs, type, keep, settle }
}

function fieldsOf(words: Partial<PictureWords>): Field[] {
  return Object.keys(words) as Field[]
}

function without(words: Partial<PictureWords>, fields: readonly Field[]): Partial<PictureWords> {
  return Object.fromEntries(Object.entries(words).filter(([name]) => !fields.includes(name as Field)))
}
