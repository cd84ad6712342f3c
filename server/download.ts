/** A file that is made while it is sent. */
export class Download {
  readonly name: string
  readonly type: string
  readonly content: AsyncIterable<Uint8Array>

  constructor({ name, type, content }: Pick<Download, 'name' | 'type' | 'content'>) {
    this.name = name
    this.type = type
    this.content = content
  }
}
