import { emblems, INK, medal, picture, plate, scaled, shield, type Emblem, type Rim } from './parts.ts'

/** Emblem, colour of the plate and pattern of its rim, by the collectible's identifier in nfts.json. */
const COLLECTIBLES: Readonly<Record<string, readonly [Emblem, colour: string, Rim]>> = {
  claire: ['eye', '#7449ad', 'rays'],
  'syrup-soak': ['drop', '#a4690a', 'dashes'],
  '001-Chef-Mixie': ['hat', '#ad2419', 'beads'],
  '002-Chef-Mixie': ['whisk', '#3f6f94', 'beads'],
  '003-Chef-Mixie': ['bowl', '#7b8f2f', 'beads'],
  'easter-champion-storm': ['eggChampion', '#c27c06', 'rays'],
  'easter-caker': ['eggCake', '#ffb237', 'dots'],
  'easter-flipper': ['eggFlip', '#452a7a', 'dots'],
  'easter-storm': ['eggStorm', '#1fc7d4', 'dots'],
  bullish: ['rise', '#1c6b38', 'dashes'],
  hiccup: ['bubbles', '#2f9fc4', 'plain'],
  sleepy: ['moon', '#2b3163', 'plain'],
  sunny: ['sun', '#f2c230', 'rays'],
  churro: ['churro', '#6b4326', 'plain'],
  dollop: ['dollop', '#d0678f', 'plain'],
  twinkle: ['star', '#5a3fa0', 'dots'],
  swapsies: ['arrows', '#0a6466', 'dashes'],
  drizzle: ['drizzle', '#8a5a2b', 'dots'],
  blueberries: ['berries', '#5569b5', 'plain'],
  circular: ['rings', '#d98b80', 'rays'],
  sparkle: ['sparkle', '#e86ba0', 'dots'],
}

/** Emblem and colour by slug in teams.json. */
const TEAMS: Readonly<Record<string, readonly [Emblem, colour: string]>> = {
  'syrup-storm': ['bolt', '#0d8b96'],
  'fearsome-flippers': ['flip', '#452a7a'],
  'chaotic-cakers': ['cakeSlice', '#ffb237'],
}

const [GOLD, SILVER, BRONZE] = ['#f0b429', '#c3ccd4', '#cd8a52']
const METALS = { gold: GOLD, silver: SILVER, bronze: BRONZE }
const RIBBON = '#ad2419'

/** Letters that denote a sale, as large as the medal allows. */
function letters(text: string): string {
  const size = Math.min(26, Math.floor(92 / text.length))
  const y = 52 + Math.round(size * 0.36)
  return `<text x="60" y="${y}" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="800" font-size="${size}" fill="${INK}">${text}</text>`
}

const emblemOnMedal = (emblem: Emblem) => scaled(0.8, emblems[emblem], 60, 52)

/** Colour of the medal and its content, by the badge's name in campaigns.json. */
const BADGES: Readonly<Record<string, readonly [colour: string, ribbon: string, content: string]>> = {
  ...Object.fromEntries(
    Object.entries({
      ...{ kalm: '#8fc7b6', hotcross: '#f0a58f', hzn: '#a9b8ee', belt: '#f2c230', watch: '#9fd3e6', bry: '#e79ab8' },
      ...{ wsote: '#c5b3e6', helmet: '#e8c39a', ten: '#9fdcc4', ditto: '#f3d58a', blk: '#b9c7d0' },
    }).map(([name, colour]) => [`ifo-${name}`, [colour, '#0a6466', letters(name.toUpperCase())] as const]),
  ),
  ...Object.fromEntries(
    Object.entries(METALS).flatMap(([metal, colour]) => [
      [`easter-champion-${metal}`, [colour, RIBBON, emblemOnMedal('crown')] as const],
      [`easter-top-500-${metal}`, [colour, RIBBON, letters('500')] as const],
      [`easter-participant-${metal}`, [colour, RIBBON, emblemOnMedal('egg')] as const],
    ]),
  ),
  'syrup-soaker': ['#f3c77d', '#8a4b16', emblemOnMedal('drop')],
  clairvoyant: ['#d9ccf2', '#5b3a9e', emblemOnMedal('eye')],
}

function drawn<Value>(folder: string, table: Readonly<Record<string, Value>>, draw: (value: Value) => string) {
  return Object.entries(table).map(([name, value]) => [`${folder}/${name}.svg`, draw(value)] as const)
}

/** Drawings of the collectibles, teams and badges, by path below public/images. */
export const pictures: ReadonlyMap<string, string> = new Map([
  ...drawn('collectibles', COLLECTIBLES, ([emblem, colour, rim]) => picture(plate(colour, rim), emblems[emblem])),
  ...drawn('teams', TEAMS, ([emblem, colour]) => picture(shield(colour), scaled(1.15, emblems[emblem], 60, 56))),
  ...drawn('badges', BADGES, ([colour, ribbon, content]) => picture(medal(colour, ribbon), content)),
])
