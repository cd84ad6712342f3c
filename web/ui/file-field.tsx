import { useId } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Text } from 'react-aria-components/Text'
import { t } from '../text/text.ts'
import { Button } from './button.tsx'
import type { FieldProps } from './field.tsx'
import { FieldNotes } from './field-notes.tsx'
import { Icon } from './icon.tsx'
import { NeedMark } from './need-mark.tsx'
import { SentFileRow } from './sent-file-row.tsx'
import { type Upload, useUploads } from './uploads.ts'

interface Props extends FieldProps {
  upload: Upload
  /** Kinds as an `accept` lists them: `image/*`, `.xlsx`. */
  accept?: readonly string[]
  allowsMany?: boolean
  isDisabled?: boolean
}

const everything: readonly string[] = []

/** Files, chosen or dropped, that are sent at once; each can be stopped, tried again and taken off. */
export function FileField({ label, hint, errors = [], need, upload, accept = everything, allowsMany = false, isDisabled = false }: Props) {
  const id = useId()
  const { files, add, remove, retry, canRetry } = useUploads(upload, accept)
  const many = (chosen: readonly File[]) => (allowsMany ? chosen : chosen.slice(0, 1)).forEach(add)

  return (
    <div className="field" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint ${id}-errors`}>
      <span className="field-label" id={`${id}-label`}>
        {label}
        <NeedMark need={need} />
      </span>
      <DropZone
        className="file-drop"
        isDisabled={isDisabled}
        data-wrong={errors.length > 0 || undefined}
        onDrop={({ items }) => {
          const dropped = items.filter((item) => item.kind === 'file').map((item) => item.getFile())
          void Promise.all(dropped).then(many)
        }}
      >
        <FileTrigger acceptedFileTypes={accept} allowsMultiple={allowsMany} onSelect={(chosen) => many([...(chosen ?? [])])}>
          <Button size="small" isDisabled={isDisabled}>
            <Icon name="upload-simple" />
            {allowsMany ? t('file.choose_many') : t('file.choose')}
          </Button>
        </FileTrigger>
        <Text slot="label">{t('file.or_drop')}</Text>
      </DropZone>
      <FieldNotes id={id} hint={hint} errors={errors} />
      {files.length > 0 && (
        <ul className="sent-files">
          {files.map((sent) => (
            <SentFileRow
              key={sent.id}
              sent={sent}
              onRemove={() => remove(sent.id)}
              onRetry={canRetry(sent) ? () => retry(sent) : undefined}
            />
          ))}
        </ul>
      )}
      <p className="only-heard" role="status">
        {files
          .filter(({ state }) => state === 'done')
          .map(({ file }) => t('file.done', { name: file.name }))
          .join(' ')}
      </p>
    </div>
  )
}
