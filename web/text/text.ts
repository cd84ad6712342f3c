import { en } from './en.ts'

export type TextKey = keyof typeof en

/** The text of a key, with `{name}` replaced by the value of that name. */
export function t<Key extends TextKey>(key: Key, ...[values]: ValuesOf<Key>): string {
  return en[key].replace(/\{(\w+)\}/g, (_, name: string) => String((values as Values | undefined)?.[name] ?? ''))
}

type Values = Record<string, string | number>

/** A text with places to fill asks for exactly those values. */
type ValuesOf<Key extends TextKey> = [NameIn<(typeof en)[Key]>] extends [never] ? [] : [Record<NameIn<(typeof en)[Key]>, string | number>]

type NameIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never
