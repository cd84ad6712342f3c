import { folded } from '#web/ui/folded.ts'
import { categories, categoryName, type Category } from '../categories.ts'

/** How couples and other planners call what money is spent on. The first that fits counts. */
const words: readonly [RegExp, Category][] = [
  [/photo ?booth|selfie|photobooth/, 'photo-booths'],
  [/photo|pictures|album/, 'photographers'],
  [/video|film(?!ore)/, 'videographers'],
  [/\bbar\b|alcohol|drinks?\b|beverage|champagne|\bwine\b|liquor|bartend/, 'bar-services'],
  [/cake|dessert|baker|pastr|sweets/, 'bakers'],
  [/cater|\bfood\b|dinner|\bmeals?\b|brunch|menu tasting/, 'caterers'],
  [/flower|floral|florist|bouquet|boutonn|centerpiece|corsage/, 'florists'],
  [/\blight/, 'lighting'],
  [/\brent|linen|chair|\btent\b|tables? and|tableware|decor|furniture/, 'rentals'],
  [/\bdjs?\b|disc jockey/, 'djs'],
  [/\bband\b|music|quartet|entertain|musician|choir/, 'bands'],
  [/alteration|tailor|seamstress/, 'tailors'],
  [/\bsuit|tux|groom(s|smen)?s? (attire|outfit|clothes)|formal ?wear|menswear|cufflink|\bties?\b/, 'formalwear'],
  [/dress|gown|bridal|attire|veil|lingerie|bride s? ?(shoes|outfit|accessor)|accessories/, 'bridal-shops'],
  [/\brings?\b|jewel/, 'jewelers'],
  [/make ?up|cosmetic|beauty/, 'make-up-artists'],
  [/\bhair/, 'hair-stylists'],
  [/calligraph/, 'calligraphers'],
  [
    /invitation|stationer|paper|save the date|postage|stamps|programs?\b|menu cards?|place cards?|printing|thank you (cards?|notes?)/,
    'stationers',
  ],
  [/officiant|celebrant|priest|rabbi|\bimam|minister|marriage licen[cs]e/, 'celebrants'],
  [/planner|planning|coordinat/, 'planners'],
  [/hotel|accommodation|lodging|\brooms?\b|airbnb/, 'hotels'],
  [/transport|limo|shuttle|\bcars?\b|\bbus\b|parking|valet/, 'transport'],
  [/venue|reception|ceremony|site fee|location|\bhall\b|church fee/, 'venues'],
]

const own = new Map(categories.flatMap((slug) => [[plain(categoryName(slug)), slug] as const, [plain(slug), slug] as const]))

/** The category that some words mean; undefined where they mean none that we have. */
export function categoryOf(text: string): Category | undefined {
  const said = plain(text)
  if (said === '') return undefined
  return own.get(said) ?? words.find(([pattern]) => pattern.test(said))?.[1]
}

/** What is on nobody's list of services, as every sheet calls it. */
export function isOther(text: string): boolean {
  return (
    own.get(plain(text)) === 'other' || /^(other|others|misc|miscellaneous|etc|extras?|sonstiges|general|various|none)$/.test(plain(text))
  )
}

function plain(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
