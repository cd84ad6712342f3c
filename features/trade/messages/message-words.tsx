import { publicAddress } from '#web/start/public-address.ts'

/** What was written, where an address of a board of this site is a link; any other address stays words, since nobody vouches for it. */
export function MessageWords({ words }: { words: string }) {
  const parts = words.split(/(https?:\/\/[^\s/]+\/shared-boards\/[\w-]+)/)
  return (
    <p className="message-words">
      {parts.map((part, nth) => {
        const path = nth % 2 === 1 ? new URL(part).pathname : undefined
        // biome-ignore lint/suspicious/noArrayIndexKey: what was written stays as it is
        return path && publicAddress(path) === part ? (
          <a key={nth} href={path} target="_blank" rel="noreferrer">
            {part}
          </a>
        ) : (
          part
        )
      })}
    </p>
  )
}
