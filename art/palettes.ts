/** Roles, not only colours, so that every motif can be painted in every palette. */
export interface Palette {
  name: string
  paper: string
  ground: string
  ground2: string
  sky: string
  /** The darkest. */
  deep: string
  leaf: Family
  /** The two families of flowers. */
  bloom: Family
  bloom2: Family
  /** Small hot touches. */
  accent: string
  /** Chalk. */
  light: string
  skin: string
}

/** One colour dark, middle and pale. */
export type Family = readonly [dark: string, middle: string, pale: string]

export const palettes = {
  poppy: {
    name: 'Poppy field',
    paper: '#FBF3EA',
    ground: '#F3CFC5',
    ground2: '#EDB7AB',
    sky: '#C9DDE2',
    deep: '#1C3A33',
    leaf: ['#24503F', '#4F7F63', '#9DB58A'],
    bloom: ['#B92E1A', '#DD4A2E', '#F2876A'],
    bloom2: ['#EBCBBB', '#FAEDE2', '#FFFBF4'],
    accent: '#EFB63A',
    light: '#FFFAF2',
    skin: '#C98B6B',
  },
  midnight: {
    name: 'Midnight garden',
    paper: '#F3ECDF',
    ground: '#22344A',
    ground2: '#1A2739',
    sky: '#3B5370',
    deep: '#111C2B',
    leaf: ['#2F5B55', '#5C8A79', '#A9BF9F'],
    bloom: ['#C46A66', '#E59B92', '#F6CBBF'],
    bloom2: ['#DDBF93', '#F3E1C4', '#FFF6E4'],
    accent: '#E9B44C',
    light: '#FFF5E3',
    skin: '#B97A5D',
  },
  lemon: {
    name: 'Lemon grove',
    paper: '#FDF8E6',
    ground: '#F5DC87',
    ground2: '#EEC95C',
    sky: '#CFE2E8',
    deep: '#1F3B2C',
    leaf: ['#2C5A3C', '#5E8A45', '#A9BE6C'],
    bloom: ['#E07B22', '#F3A13B', '#FAC86B'],
    bloom2: ['#E9DFC6', '#FBF5E4', '#FFFDF6'],
    accent: '#D6452B',
    light: '#FFFCF1',
    skin: '#D19A78',
  },
  seaglass: {
    name: 'Sea glass',
    paper: '#F7F6EF',
    ground: '#BFDAD3',
    ground2: '#9AC4BF',
    sky: '#DCEBEA',
    deep: '#123F47',
    leaf: ['#1F5A5A', '#4C8C82', '#A5C4AE'],
    bloom: ['#D9604A', '#F0897A', '#F9BBAA'],
    bloom2: ['#E8D9C3', '#F8F0E2', '#FFFCF5'],
    accent: '#F2C14E',
    light: '#FFFCF4',
    skin: '#C48863',
  },
  lilac: {
    name: 'Lilac hour',
    paper: '#F8F4F4',
    ground: '#D6C8E4',
    ground2: '#BFAbd6',
    sky: '#F3D9CE',
    deep: '#33254A',
    leaf: ['#3B5D4C', '#6D9070', '#B2C29A'],
    bloom: ['#6E4C96', '#9A7BBD', '#CDB7E0'],
    bloom2: ['#E8A596', '#F5CBBD', '#FDE9E0'],
    accent: '#EDB949',
    light: '#FFF9F5',
    skin: '#B98068',
  },
  terracotta: {
    name: 'Terracotta',
    paper: '#FBF1E6',
    ground: '#DE9471',
    ground2: '#C8734F',
    sky: '#F3C9A8',
    deep: '#43201A',
    leaf: ['#4A5A33', '#7B8A4E', '#B9BA82'],
    bloom: ['#8E2F22', '#BF5034', '#E58B62'],
    bloom2: ['#F0CFA7', '#FAE6C9', '#FFF6E6'],
    accent: '#F0B84A',
    light: '#FFF6E8',
    skin: '#A96B4C',
  },
  champagne: {
    name: 'Champagne',
    paper: '#FBF8F1',
    ground: '#EADCC3',
    ground2: '#DCC7A2',
    sky: '#EEF0EA',
    deep: '#3A342A',
    leaf: ['#5B6B50', '#8C9A76', '#BFC6A3'],
    bloom: ['#C79A74', '#E2BD99', '#F3DCC2'],
    bloom2: ['#E4D7C8', '#F6EEE2', '#FFFCF6'],
    accent: '#B8803A',
    light: '#FFFDF8',
    skin: '#C79474',
  },
  sage: {
    name: 'Sage & bone',
    paper: '#FAF8F0',
    ground: '#C4CFB4',
    ground2: '#A9B898',
    sky: '#E6ECDF',
    deep: '#26352A',
    leaf: ['#38573F', '#6A8762', '#B3C29A'],
    bloom: ['#E0C6B0', '#F2E2D0', '#FDF6EB'],
    bloom2: ['#D8745A', '#EC9C82', '#F7C7B3'],
    accent: '#D9A441',
    light: '#FFFDF5',
    skin: '#BE8566',
  },
  wine: {
    name: 'Blush & wine',
    paper: '#FBF1EE',
    ground: '#EBC3BF',
    ground2: '#D99C9C',
    sky: '#F5DDD3',
    deep: '#4A1526',
    leaf: ['#3C4F3B', '#6B7F5C', '#AEB78E'],
    bloom: ['#6E1B33', '#A03350', '#CF6E80'],
    bloom2: ['#EBB4A6', '#F7D5CA', '#FFF0EA'],
    accent: '#D99A3D',
    light: '#FFF8F3',
    skin: '#B57A60',
  },
  cornflower: {
    name: 'Cornflower',
    paper: '#F7F6F0',
    ground: '#A9C0E4',
    ground2: '#7F9FD3',
    sky: '#D9E4F1',
    deep: '#1C2D5C',
    leaf: ['#27533F', '#4F8160', '#9DBB92'],
    bloom: ['#2F4E9E', '#5474C4', '#9DB4E4'],
    bloom2: ['#E4DCCB', '#F8F3E7', '#FFFEF9'],
    accent: '#E4502F',
    light: '#FFFDF6',
    skin: '#C68D6C',
  },
  dusk: {
    name: 'Vineyard dusk',
    paper: '#FBEFE3',
    ground: '#F0A58A',
    ground2: '#C97A86',
    sky: '#F7C79B',
    deep: '#2B2746',
    leaf: ['#37495A', '#5E7470', '#9AA88A'],
    bloom: ['#9C3B58', '#D3647A', '#F0A5A0'],
    bloom2: ['#F4D2A8', '#FBE6C8', '#FFF6E5'],
    accent: '#F6BE4F',
    light: '#FFF4E2',
    skin: '#A96E58',
  },
  winter: {
    name: 'Winter white',
    paper: '#F8F8F5',
    ground: '#D8E0DE',
    ground2: '#BACAC8',
    sky: '#EDF1F0',
    deep: '#1B332F',
    leaf: ['#234A40', '#4E7768', '#9FB8A6'],
    bloom: ['#D9DAD2', '#F0F0E9', '#FFFFFC'],
    bloom2: ['#8F1F2B', '#BC3A3F', '#E07C74'],
    accent: '#C7953B',
    light: '#FFFFFB',
    skin: '#C4906F',
  },
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
