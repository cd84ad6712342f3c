/** Why a file can't be read, as far as we know. */
export type RefusalKind = 'too_large' | 'too_many' | 'old_excel' | 'locked' | 'not_ours' | 'broken' | 'empty' | 'too_slow' | 'stopped'

/** What a reader throws when there is nothing to be made of a file; the page says it in words. */
export class FileRefusal extends Error {
  readonly kind: RefusalKind
  constructor(kind: RefusalKind) {
    super(kind)
    this.kind = kind
  }
}
