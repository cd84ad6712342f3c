import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface Props {
  name: 'file' | 'no_file' | 'file_again'
  id: number
  className?: string
  children: ReactNode
}

/** A plain form about one file; it leads back to the same page of the list. */
export function FileForm({ name, id, className, children }: Props) {
  const { pathname, searchStr } = useLocation()
  return (
    <form className={className} action={`${pathname}${searchStr}`} method="post">
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="id" value={id} />
      {children}
    </form>
  )
}
