import { Icon } from './icon.tsx'

/** The hint of a field and what is wrong with it, for a field that ties them to itself by their ids. */
export function FieldNotes({ id, hint, errors }: { id: string; hint: string | undefined; errors: readonly string[] }) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {errors.length > 0 && (
        <p className="field-error" id={`${id}-errors`}>
          <Icon name="warning-circle-fill" />
          <span>{errors.join(' ')}</span>
        </p>
      )}
    </>
  )
}
