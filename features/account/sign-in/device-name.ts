import { t } from '#web/text/text.ts'

/** A browser and its system in words, as far as its user agent tells them. */
export function deviceName(userAgent: string): string {
  const browser = nameIn(userAgent, browsers)
  const system = nameIn(userAgent, systems)
  if (browser && system) return t('device.name', { browser, system })
  return browser ?? (system ? t('device.program', { system }) : t('device.unknown'))
}

/** The first that fits: nearly every browser also names those it descends from. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\biPhone\b/, t('device.iphone')],
  [/\biPad\b/, t('device.ipad')],
  [/\bAndroid\b/, t('device.android')],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, t('device.chromebook')],
  [/\bMac OS X\b|\bMacintosh\b/, t('device.mac')],
  [/\bLinux\b/, 'Linux'],
]

function nameIn(userAgent: string, names: [RegExp, string][]): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1]
}
