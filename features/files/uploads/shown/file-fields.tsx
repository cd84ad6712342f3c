import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { ListedFile } from '../contract.ts'
import { FileForm } from './file-form.tsx'

interface Props {
  file: ListedFile
  posted: PostedForm | undefined
}

/** What a file is called, and of a picture what it shows and whose it is; what was refused stands open. */
export function FileFields({ file, posted }: Props) {
  const { id, name, kind, alt, credit } = file
  const values: Record<string, string> = { name, alt, ...credit, ...posted?.values }
  const field = (key: string, label: string) => (
    <TextField id={`${key}-${id}`} name={key} label={label} defaultValue={values[key]} errors={posted?.errors[key]} autoComplete="off" />
  )
  return (
    <details open={posted !== undefined}>
      <summary className="button small" aria-label={t('own_files.edit_of', { name })}>
        {t('own_files.edit')}
      </summary>
      <FileForm className="settings-form" name="file" id={id}>
        {field('name', t('own_files.name'))}
        {kind === 'picture' && (
          <>
            {field('alt', t('own_files.alt'))}
            {field('author', t('own_files.author'))}
            {field('copyright', t('own_files.copyright'))}
            {field('licence', t('own_files.licence'))}
          </>
        )}
        <div className="settings-save">
          <button className="button main" type="submit">
            {t('own_files.save')}
          </button>
        </div>
      </FileForm>
    </details>
  )
}
