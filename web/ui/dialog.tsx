import { ModalFrame, type ModalProps } from './modal-frame.tsx'

/** 440 px in the middle of a desk, and a sheet from below on a phone. */
export function Dialog(props: ModalProps) {
  return <ModalFrame className="dialog" {...props} />
}
