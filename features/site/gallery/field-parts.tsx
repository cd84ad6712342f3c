import { ButtonParts } from './button-parts.tsx'
import { ChipParts } from './chip-parts.tsx'
import { ChoiceParts } from './choice-parts.tsx'
import { FileParts } from './file-parts.tsx'
import { TextParts } from './text-parts.tsx'
import { TypedParts } from './typed-parts.tsx'

/** The parts on React Aria. */
export function FieldParts() {
  return (
    <>
      <ButtonParts />
      <TextParts />
      <TypedParts />
      <ChoiceParts />
      <FileParts />
      <ChipParts />
    </>
  )
}
