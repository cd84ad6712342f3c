/** What would run where a page took a text for markup, in every spelling that browsers have fallen for. */
export const scripts = [
  ...['script', 'SCRIPT', 'scr\tipt', 'script/x', 'svg><script', '/title><script', '/textarea><script'].map(
    (tag) => `<${tag}>alert(1)</script>`,
  ),
  ...['img src=x', 'svg', 'body', 'video><source', 'input autofocus', 'details open', 'iframe', 'math', 'a href=#'].flatMap((tag) => [
    `<${tag} onerror=alert(1)>`,
    `"><${tag} onload=alert(1) onfocus=alert(1) ontoggle=alert(1)>`,
  ]),
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
  ].flatMap((address) => [`[x](${address})`, `<a href="${address}">x</a>`]),
  '" onmouseover="alert(1)" x="',
  "' onmouseover='alert(1)' x='",
  '{% picture name="x" onerror="alert(1)" /%}',
  '{% script %}alert(1){% /script %}',
  '{% video href="javascript:alert(1)" title="x" /%}',
  '![x](javascript:alert(1))',
  '<!--><script>alert(1)</script>-->',
  '</script><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '${alert(1)}{{alert(1)}}<%= alert(1) %>',
]

/** Of every tag of a page what could run: scripts, handlers, addresses that are code. Quotes and brackets of texts are escaped. */
export function marksOf(html: string): string[] {
  const tags = html.match(/<[a-z][^>]*>/gi) ?? []
  return tags.flatMap((tag) => {
    const name = /^<([a-z]+)/i.exec(tag)![1]!.toLowerCase()
    const bare = tag.replace(/="[^"]*"/g, '=')
    const isCode = /(?:href|src|action|formaction|srcdoc)="\s*(?:j\s*a\s*v\s*a|data:text|vbscript)/i.test(tag)
    return [...(name === 'script' ? ['script'] : []), ...(/\son[a-z]+=/i.test(bare) ? [tag] : []), ...(isCode ? [tag] : [])]
  })
}
