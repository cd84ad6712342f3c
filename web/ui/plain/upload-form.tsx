import { useId } from 'react'
import { t } from '../../text/text.ts'
import type { FieldProps } from '../field.tsx'
import { offered } from '../upload/upload-kinds.ts'
import type { UploadPurpose } from '../upload/upload-reason.ts'
import { FileField } from './file-field.tsx'

interface Props extends FieldProps {
  purpose: UploadPurpose
  /** The path of the page that it goes back to, with the file's number in its address. */
  back: string
  disabled?: boolean
}

/** One file, sent without script. It is a form of its own, and stands in no other. */
export function UploadForm({ purpose, back, disabled, ...field }: Props) {
  return (
    <form className="upload-form" action="/uploads/form" method="post" encType="multipart/form-data">
      <input type="hidden" name="purpose" value={purpose} />
      <input type="hidden" name="back" value={back} />
      <FileField {...field} name="file" id={useId()} accept={offered[purpose]} disabled={disabled} />
      <button className="button" type="submit" disabled={disabled}>
        {t('upload.send')}
      </button>
    </form>
  )
}
