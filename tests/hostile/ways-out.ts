/** More than three hundred ways to write an address of another site so that it may pass for a path of this one. */
export function waysOut(): string[] {
  const led = [...starts, ...hiddenStarts].flatMap((start) => hosts.map((host) => start + host))
  return [...new Set([...led, ...schemes, ...hiddenSchemes, ...oddities, ...floods])]
}

const hosts = ['evil.example', 'evil\u3002example', 'EVIL.EXAMPLE%2f..', 'evil.example:443/tools']

const starts = listed(String.raw`
  // /// //// /\ \\ \/ /\/ \ //\ /%09/ /%2f /%2F%2F %2f%2f /%5c /%5C%5C %5c%5c /%252f
  /.// /..// /../..// /%2e%2e// /./\ /;// /?//../\ /%00/ /@ @ /. . /a// /a/..// /tools/../..// /tools\..\\ /%E2%80%A9/
  http: http:/ http:// http:/// http:\\ https: https:/ https:// https:\\ HTTPS:// //[::1]@ /%0d%0aLocation:%20//
  //posy.test@ //posy.test:80@ http://posy.test@ //posy.test%40 //posy.test\@ //posy.test%00. //posy.test. //posy.test#@ //posy.test?@
`)

/** With signs that a browser leaves out, or takes for others. */
const hiddenStarts = [
  ['/\t/', '/\n/', '/\r/', '\t//', '\n//', ' //', '\u00A0//', '\u2028//', '///\t/', '\u0000//', '/\u0000/', '\u0001https://'],
  ['ht\ttps://', 'hTTp:\n//', '\u200B//', '\uFEFF//', '/\u2044', '/\u2215', '\uFF0F\uFF0F', '/\uFF0F', '/\uFF3C', '\uFF0F\\'],
  ['/\r\nLocation: //'],
].flat()

const schemes = listed(String.raw`
  javascript:alert(1) JaVaScRiPt:alert(1) javascript://posy.test/%0aalert(1) javascript:/*/posy.test/*/alert(1) javascript&colon;alert(1)
  /javascript:alert(1)//\evil.example data:text/html,<script>alert(1)</script> data:text/html;base64,PHNjcmlwdD4= DATA:text/html,x
  vbscript:msgbox(1) view-source:http://evil.example blob:http://evil.example/1 file:///etc/passwd about:blank feed:http://evil.example
  mailto:all@evil.example ftp://evil.example filesystem:http://evil.example/x ws://evil.example intent://evil.example#Intent;end
  jar:http://evil.example!/ x:evil.example :evil.example ://evil.example
`)

const hiddenSchemes = ['java\nscript:alert(1)', 'java\tscript:alert(1)', '\u0001javascript:alert(1)', ' javascript:alert(1)']

const oddities = listed(String.raw`
  # ? . .. /.. /% /%zz /%c0%af%c0%afevil.example //2130706433 //0x7f.1 //127.1 //[::ffff:7f00:1] //evil.example:443
  //evil.example%23.posy.test //evil.example\.posy.test //posy.test.evil.example //posy.test-evil.example //eviI.example
  //xn--evl-hma.example ["//evil.example"] {"href":"//evil.example"} undefined null
`)

const floods = [
  '',
  ' ',
  '/\uD800evil.example',
  `/${'/'.repeat(500)}evil.example`,
  `/${'../'.repeat(300)}/evil.example`,
  `//${'a'.repeat(3_000)}.example`,
]

function listed(text: string): string[] {
  return text.trim().split(/\s+/)
}
