/** What no sentence of ours says, and why. Whoever wants one of these words has something more exact to say. */
const faults: [RegExp, string][] = [
  [/['"]/, 'has a straight quote; write ’ “ ”'],
  [/—|\s–\s|--/, 'has a dash; use a period, a comma or a colon'],
  [/!/, 'has an exclamation mark; say it plainly'],
  [/…|\.\.\./, 'trails off; finish the sentence'],
  [
    /\b(magical|dream (day|wedding|dress)|fairy[- ]?tale|special day|big day|tie the knot|tying the knot|happily ever after|nearest and dearest|unforgettable|breathtaking|stunning|gorgeous|seamless(ly)?|nestled|curated|elevated?|timeless|effortless(ly)?|one[- ]of[- ]a[- ]kind|labor of love|picture[- ]perfect|jaw[- ]dropping|must[- ]have|game[- ]changer|show[- ]stopp\w+|memories that|perfect(ly)? (day|blend|match|balance|mix|touch)|love story|soirée|whimsy|bespoke)\b/i,
    'is a word of every other wedding magazine; say what was really there',
  ],
  [
    /\b(when it comes to|at the end of the day|in today’s|it’s important to|it is important to|keep in mind that|needless to say|whether you’re|look no further|say goodbye to|dive into|delve|tapestry|testament to|not just \w+[^.]{0,40}, but|isn’t just|more than just|navigat(e|ing) the|vibrant|bustling|ensure that|crucial|utilize|leverage|plethora|myriad|embark|journey|hidden gem)\b/i,
    'is filler; say the thing itself',
  ],
  [
    /\b(bride and groom|groom and bride|bridezilla|brides should|grooms should)\b/i,
    'says for whom we do not write; say “you two”, or the names',
  ],
  [
    /\b(colour\w*|favourite|centre(?!d)|grey|honour|neighbour|jewellery|organis(e|ed|ing|ation)|realis(e|ed|ing)|apologis\w+|theatre|metres?|litres?|programme|cheque|autumn|fortnight|loos?|car park|mum|travelled|travelling|licence|tyre|whilst|marquee|hire car|flatmate|rubbish|queue|biscuits)\b/i,
    'is British; the magazine is written in American English',
  ],
]

/** What is wrong with how a sentence speaks. */
export function misspoken(text: string): string[] {
  return faults.flatMap(([pattern, why]) => {
    const found = pattern.exec(text)
    if (!found) return []
    const from = Math.max(0, found.index - 18)
    return [`“${text.slice(from, found.index + found[0].length + 18).trim()}”: “${found[0].trim()}” ${why}`]
  })
}
