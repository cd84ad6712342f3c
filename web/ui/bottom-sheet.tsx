import { ModalFrame, type ModalProps } from './modal-frame.tsx'

/** Comes up from below at every width: more entries of a bar, or something to pick. */
export function BottomSheet(props: ModalProps) {
  return <ModalFrame className="bottom-sheet" {...props} />
}
