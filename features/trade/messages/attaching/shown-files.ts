import type { Message } from '../contract.ts'
import type { FoundFile, SentFile } from './sent-file.ts'

type AddressOf = (file_id: number) => string

/** Files of a conversation with where the caller opens them. */
export function shownFiles({ messages, files }: { messages: Message[]; files: FoundFile[] }, addressOf: AddressOf) {
  const shown = messages.map(({ file, ...message }) => ({ ...message, file: file && shownFile(file, addressOf) }))
  return { messages: shown, files: files.map((file) => shownFile(file, addressOf)) }
}

/** Within JSON a moment stands as the database writes it. */
function shownFile({ is_missing, ...file }: SentFile & Partial<FoundFile>, addressOf: AddressOf): SentFile {
  return { ...file, created_at: new Date(file.created_at).toISOString(), url: is_missing ? null : addressOf(file.file_id) }
}
