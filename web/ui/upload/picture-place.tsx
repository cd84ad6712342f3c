import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PostedForm } from '../../start/start-context.ts'
import { t } from '../../text/text.ts'
import { FileField } from '../plain/file-field.tsx'
import { offered } from './upload-kinds.ts'
import { UploadField } from './upload-field.tsx'

interface Props {
  /** What its plain forms are called: `avatar` sets it, `no_avatar` takes it away. */
  name: string
  /** What this is for, of its own on the whole site. */
  place: string
  label: string
  hint?: string
  posted: PostedForm | undefined
  /** There is a picture of one's own to take away. */
  isThere: boolean
  onChosen: (file_id: number) => unknown
  onRemoved: () => unknown
  /** What is shown now. */
  children?: ReactNode
}

/** A place for one picture: what is there, the way to another, and back to none. Its forms stand in no other form. */
export function PicturePlace({ name, place, label, hint, posted, isThere, onChosen, onRemoved, children }: Props) {
  const isAlive = useHydrated()
  const errors = posted?.values['form'] === name || posted?.values['form'] === `no_${name}` ? refusedIn(posted) : []
  const field = { label, ...(hint && { hint }), errors }
  return (
    <div className="picture-place">
      {children}
      <div>
        {isAlive ? (
          <UploadField {...field} place={place} purpose="picture" hidesKept onKept={({ id }) => void onChosen(id)} />
        ) : (
          <form className="upload-form" method="post" encType="multipart/form-data">
            <input type="hidden" name="form" value={name} />
            <FileField {...field} name="file" id={`field-${name}`} accept={offered.picture} />
            <button className="button small" type="submit">
              {t('upload.send')}
            </button>
          </form>
        )}
        {isThere && (
          <form
            method="post"
            onSubmit={(event) => {
              event.preventDefault()
              onRemoved()
            }}
          >
            <input type="hidden" name="form" value={`no_${name}`} />
            <button className="button small" type="submit">
              {t('upload.remove_picture')}
            </button>
          </form>
        )}
      </div>
    </div>
  )
}

function refusedIn({ errors, message }: PostedForm): string[] {
  const said = Object.values(errors).flat()
  return said.length > 0 ? said : [message]
}
