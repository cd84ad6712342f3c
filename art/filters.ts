/** The three filters: gouache over the painting, streaks on the washes, grain over all. Only what librsvg renders is used. */
export function filters(w: number, h: number, u: number, seed: number): string {
  const pad = 24 * u
  const region = `x="${-pad}" y="${-pad}" width="${w + pad * 2}" height="${h + pad * 2}"`
  const space = `${region} filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"`
  const noise = (frequency: string, octaves: number, offset: number) =>
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed + offset}"`
  // Frequencies follow the size, so that a small and a large drawing look alike.
  const per = (n: number) => (n / u).toFixed(5)
  const displace = `<feDisplacementMap in="SourceGraphic" in2="e" scale="${(8 * u).toFixed(1)}" xChannelSelector="R" yChannelSelector="G" result="d"/>`
  const paint = `<filter id="paint" ${space}>
${noise(per(0.02), 2, 0)} result="e"/>
${displace}
${noise(`${per(0.02)} ${per(0.034)}`, 3, 7)}/>${toGrey}
${pigment('d', 0.1)}</filter>`
  const wash = `<filter id="wash" ${space}>${noise(`${per(0.0028)} ${per(0.05)}`, 3, 5)}/>${toGrey}${pigment('SourceGraphic', 0.05)}</filter>`
  const grain = `<filter id="grain" ${space}>${noise(per(0.8), 1, 3)}/>${contrast}</filter>`
  return paint + wash + grain
}

const toGrey = '<feColorMatrix type="matrix" values="1 0 0 0 0  1 0 0 0 0  1 0 0 0 0  0 0 0 0 1" result="mg"/>'
const contrast = '<feColorMatrix type="matrix" values="1.2 0 0 0 -0.1  1.2 0 0 0 -0.1  1.2 0 0 0 -0.1  0 0 0 0 1"/>'

/** Light and dark spots of colour: out = in * (1 + m * (noise - 0.5)), which leaves transparency as it is. */
function pigment(source: string, m: number): string {
  return `<feComposite in="${source}" in2="mg" operator="arithmetic" k1="${m * 1.05}" k2="${1 - m / 2}" k3="0" k4="0"/>`
}
