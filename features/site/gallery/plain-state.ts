import type { PartState } from './part-states.tsx'

/** A state in the words of native fields. */
export function plainState({ isDisabled, isReadOnly, isFilled: _, ...state }: PartState) {
  return { ...state, disabled: isDisabled, readOnly: isReadOnly }
}

/** The same for those that can't be read-only. */
export function plainChoice({ isDisabled, isReadOnly: _, isFilled: __, ...state }: PartState) {
  return { ...state, disabled: isDisabled }
}

/** A file's form names its field by itself. */
export function plainUpload({ isDisabled, isReadOnly: _, isFilled: __, ...state }: Omit<PartState, 'name'>) {
  return { ...state, disabled: isDisabled }
}
