import type { Plugin } from 'vite'
import type { Deployment } from '../src/deployment/deployment.ts'
import { lightPalette } from '../src/ui/colours.ts'

const FILE = 'manifest.webmanifest'

interface WebManifest {
  id: string
  name: string
  short_name: string
  description: string
  start_url: string
  scope: string
  display: 'standalone'
  background_color: string
  theme_color: string
  icons: { src: string; sizes: string; type: string; purpose: 'any' | 'maskable' }[]
}

/** Returns the web manifest: name, start page and look of the installed app. Its URLs are relative to the manifest. */
export function manifestFor({ productName, chainName }: Deployment): WebManifest {
  return {
    id: './',
    name: productName,
    short_name: productName,
    description: `Swap tokens on ${chainName} from your own wallet.`,
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: lightPalette.ground,
    theme_color: lightPalette.ground,
    icons: [
      { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: 'icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

/** Adds the web manifest to a build, named after its deployment. Links it and the icon for iPhones. */
export function webManifest(facts: Deployment): Plugin {
  let base = '/'
  return {
    name: 'web-manifest',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: `${JSON.stringify(manifestFor(facts), null, 2)}\n` })
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'link', attrs: { rel: 'manifest', href: `${base}${FILE}` }, injectTo: 'head' },
        { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `${base}icons/apple-180.png` }, injectTo: 'head' },
      ],
    },
  }
}
