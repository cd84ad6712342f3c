import { productName } from '../site.ts'

type Texts = Readonly<Record<string, string>>

/** The text of a key, with `{name}` replaced by the value of that name, and `{product}` by what the operator calls the product. */
export function textsOf<Known extends Texts>(texts: Known) {
  return <Key extends keyof Known & string>(key: Key, ...[values]: ValuesOf<Known[Key]>): string => {
    const text = texts[key]!
    return text.includes('{') ? filled(text, values) : text
  }
}

/** In the browser the build puts the texts themselves in the place of their keys, and this is their `t`; see web/build/texts-in-place.ts. */
export function filled(text: string, values?: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(name === 'product' ? productName() : (values?.[name] ?? '')))
}

type Values = Record<string, string | number>

/** A text with places to fill asks for exactly those values. */
type ValuesOf<Text extends string> = [Asked<Text>] extends [never] ? [] : [Record<Asked<Text>, string | number>]

type Asked<Text extends string> = Exclude<NameIn<Text>, 'product'>

type NameIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never
