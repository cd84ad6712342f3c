/** Reads an SVG as strictly as XML asks, and says which addresses it names. It throws where the text is not well formed. */
export function readSvg(svg: string): { tags: number; references: string[] } {
  const open: string[] = []
  const references = new Set<string>()
  const ids = new Set<string>()
  let tags = 0
  const rest = svg.replace(/<(\/?)([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z0-9:-]*="[^"<&]*")*)(\/?)>/g, (_, closing, name, attributes, alone) => {
    tags += 1
    if (closing && open.pop() !== name) throw new Error(`</${name}> closes nothing`)
    if (!closing && !alone) open.push(name)
    for (const [, key = '', value = ''] of attributes.matchAll(/ ([a-zA-Z0-9:-]+)="([^"]*)"/g)) {
      if (key === 'id' && ids.size === ids.add(value).size) throw new Error(`two things are called ${value}`)
      if (/:\/\/|href|@import/.test(`${key}=${value}`)) references.add(value)
      for (const [, id = ''] of value.matchAll(/url\((?!#)([^)]*)\)/g)) references.add(id)
    }
    return ''
  })
  if (open.length > 0) throw new Error(`${open.join(', ')} never ends`)
  if (rest.trim() !== '') throw new Error(`stray text: ${rest.trim().slice(0, 60)}`)
  return { tags, references: [...references] }
}
