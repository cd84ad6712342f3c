/** What a page asks of machines, in words such as `noindex`: of all of them, or of us by name. */
export function robotsIn(texts: readonly string[], name = 'posyreader'): string[] {
  return [...new Set(texts.flatMap((text) => rulesFor(text.toLowerCase(), name)))].sort()
}

/** As in a header: rules after a name are for that machine until the next name, and those with a value name nobody. */
function rulesFor(text: string, name: string): string[] {
  let isForUs = true
  return text.split(',').flatMap((part) => {
    const [, whom, rest] = /^\s*([\w-]+)\s*:(.*)$/s.exec(part) ?? []
    if (whom && !withValue.test(whom)) isForUs = whom === name
    const rule = (whom && !withValue.test(whom) ? rest : part)?.trim() ?? ''
    return isForUs && /^[a-z][\w:-]{1,40}$/.test(rule) ? [rule] : []
  })
}

const withValue = /^(?:max-snippet|max-image-preview|max-video-preview|unavailable_after)$/
