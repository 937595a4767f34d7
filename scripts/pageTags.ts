import type { HtmlTagDescriptor, Plugin } from 'vite'
import type { Deployment } from '../src/deployment/deployment.ts'

/** Image of shared links (scripts/draw.ts); src/app/page also refers to it. */
const IMAGE = { file: 'social.png', width: '1200', height: '630' }

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * Returns the head tags of index.html, for crawlers that never run its code (trading 2.1). The image URL is absolute only
 * if `siteUrl` gives the build's address.
 */
export function pageTagsFor(
  { productName, chainName }: Deployment,
  { base, siteUrl }: { base: string; siteUrl?: string | undefined },
): HtmlTagDescriptor[] {
  const description = `Swap tokens on ${chainName} from your own wallet.`
  const image = siteUrl ? new URL(`${base}${IMAGE.file}`, siteUrl).href : `${base}${IMAGE.file}`
  const named = (name: string, content: string) => ({ tag: 'meta', attrs: { name, content } })
  const openGraph = (property: string, content: string) => ({ tag: 'meta', attrs: { property, content } })
  return [
    { tag: 'title', children: escaped(productName) },
    named('description', description),
    openGraph('og:type', 'website'),
    openGraph('og:site_name', productName),
    openGraph('og:title', productName),
    openGraph('og:description', description),
    openGraph('og:image', image),
    openGraph('og:image:width', IMAGE.width),
    openGraph('og:image:height', IMAGE.height),
    openGraph('og:image:alt', productName),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', productName),
    named('twitter:description', description),
    named('twitter:image', image),
  ].map((tag) => ({ ...tag, injectTo: 'head' as const }))
}

/** Writes title, description and social tags into index.html; SITE_URL is the address the build will be served at. */
export function pageTags(facts: Deployment): Plugin {
  let base = '/'
  return {
    name: 'page-tags',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: () => pageTagsFor(facts, { base, siteUrl: process.env['SITE_URL'] }),
  }
}
