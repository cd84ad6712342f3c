/** Names of people, as their scripts write them, and signs that have broken other products. All of them are text. */
export const strangeTexts: Record<string, string> = {
  Arabic: 'ليلى بنت سعيد',
  Hebrew: 'נועה בן־דוד',
  Devanagari: 'कृष्णा श्रीवास्तव',
  Thai: 'กุหลาบ',
  Han: '王小明',
  Hangul: '김민준',
  Cyrillic: 'Ёлка Щукина',
  Greek: 'Ὀδυσσεύς',
  'a letter and its accent, apart': 'Zoe\u0308',
  'a family in one sign': '👩‍👩‍👧‍👦',
  'a flag and a skin': '🏴󠁧󠁢󠁳󠁣󠁴󠁿👋🏿',
  'right to left by force': 'Ada \u202Enabla\u202C',
  isolates: '\u2066Ada\u2069',
  'a flood of accents': `A${'\u0301\u0330'.repeat(30)}`,
  'widths of nothing': 'A\u200B\u200D\uFEFFda',
  'beyond the first plane': '𝔄𝔡𝔞 𐍈',
  'ligatures and sharp s': 'ﬁ ß ẞ ı İ',
  quotes: `O'Hara "Bo" \\ \`x\``,
  markup: '<img src=x onerror=alert(1)>',
  template: '${7*7}{{7*7}}<%= 7 %>',
  statement: `'; drop table users; --`,
  wildcards: '100%_\\',
  formula: '=1+1',
  'a word of JSON': 'null',
  'a key of objects': '__proto__',
}

/** No database keeps these, and no letter carries them. */
export const brokenTexts: Record<string, string> = {
  NUL: 'A\u0000da',
  'half a pair': 'A\uD800da',
  'the other half': '\uDC00',
  'halves the wrong way round': '\uDE00\uD83D',
  'a new line for a header': 'Ada\r\nBcc: all@example.com',
  escape: '\u001B[2J',
  delete: 'A\u007F',
}
