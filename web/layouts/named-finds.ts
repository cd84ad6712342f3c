import { useEffect, useState } from 'react'
import { api } from '../client/api.ts'
import { aboutOf, kindWords } from '../menus/find-words.ts'
import { leadsOn } from '../map/found-page.ts'
import { type Find, matching } from '../menus/finds.ts'
import { t } from '../text/text.ts'

type Answer = Awaited<ReturnType<typeof api.search.find.call>>['data']
type Found = Answer[number]['finds'][number]

/** So many of each kind fit above the keyboard of a phone. */
const most = 3

/** So long after a key the server is asked, in milliseconds. */
const rest = 120

/**
 * What of somebody's weddings, and of what is published, has the typed words in its name. What was found for fewer letters stays as long as it fits,
 * so that the list does not empty with every key.
 */
export function useNamedFinds(typed: string) {
  const words = typed.trim()
  const [known, setKnown] = useState<{ words: string; finds: Find[] }>({ words: '', finds: [] })
  const [failed, setFailed] = useState('')
  useEffect(() => {
    if (words === '') return
    const stop = new AbortController()
    const ask = async () => {
      try {
        const { data } = await api.search.find.call({ q: words.slice(0, 200), per_page: most, is_typing: true }, { signal: stop.signal })
        setKnown({
          words,
          finds: data.flatMap(({ kind, finds }) => finds.filter(({ to }) => leadsOn(kind, to)).map((found) => asFind(kind, found))),
        })
      } catch {
        if (!stop.signal.aborted) setFailed(words)
      }
    }
    const timer = setTimeout(() => void ask(), rest)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [words])
  const isKnown = words === '' || known.words === words
  const finds = words === '' ? [] : isKnown ? known.finds : matching(known.finds, words)
  return { finds, isLooking: !isKnown && failed !== words, isFailed: !isKnown && failed === words }
}

/** A piece's own summary is too long for a line: what it is will do. */
function asFind(kind: Answer[number]['kind'], { title, to, count, piece, ...more }: Found): Find {
  if (kind === 'term') return { title, to, about: more.about, count }
  return { title, to, about: [t(kindWords[kind].one), piece ? '' : aboutOf(more)].filter(Boolean).join(', ') }
}
