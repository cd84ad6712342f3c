import { lazy, Suspense } from 'react'
import type { Choice } from './choice.ts'
import type { FieldProps } from './field.tsx'

export interface ComboFieldProps extends FieldProps {
  choices: readonly Choice[]
  /** The value of what is chosen or, where own text is allowed, the text itself; nothing is ''. */
  value: string
  onChange: (value: string) => void
  allowsOwnText?: boolean
  name?: string
  placeholder?: string
  isDisabled?: boolean
  isReadOnly?: boolean
}

const Loaded = lazy(() => import('./combo-field-loaded.tsx').then(({ ComboFieldLoaded }) => ({ default: ComboFieldLoaded })))

/** Known things to choose from by typing; comes in a file of its own, and a field of the same size holds its place. */
export function ComboField(props: ComboFieldProps) {
  return (
    <Suspense fallback={<PlaceHolder {...props} />}>
      <Loaded {...props} />
    </Suspense>
  )
}

function PlaceHolder({ label, hint, value, choices }: ComboFieldProps) {
  return (
    <div className="field" aria-busy="true">
      <span className="field-label">{label}</span>
      <span className="choice">
        <span className="field-input field-select">{choices.find((choice) => choice.value === value)?.label ?? value}</span>
      </span>
      {hint && <p className="field-hint">{hint}</p>}
    </div>
  )
}
