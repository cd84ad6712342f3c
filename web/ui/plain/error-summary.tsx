import { t } from '../../text/text.ts'
import { Icon } from '../icon.tsx'

interface Props {
  /** What is wrong with each field, by its name, in the order of the fields. */
  errors: Readonly<Record<string, readonly string[]>>
  /** What is wrong with the form as a whole. */
  message?: string | undefined
}

/** What a refused form says first; each line leads to its field. */
export function ErrorSummary({ errors, message }: Props) {
  const wrong = Object.entries(errors).filter(([, texts]) => texts.length > 0)
  if (wrong.length === 0 && !message) return null
  return (
    <div className="form-error error-summary" role="alert">
      <p>
        <Icon name="warning-circle-fill" />
        <strong>{message ?? t('form.refused_fields')}</strong>
      </p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(([name, texts]) => (
            <li key={name}>
              <a href={`#field-${name}`}>{texts.join(' ')}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
