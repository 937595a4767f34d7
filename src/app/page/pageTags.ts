import { siteUrl } from '../../core/site'

/** What a page is called, here and where its address is shared. */
export interface PageTags {
  /** The page's and the product's name. */
  title: string
  description: string
  /** What the title shows besides, here only: the price of CAKE (trading 2.1); null while there is none. */
  price: string | null
}

/** The picture of a shared address; a file of public/. */
const IMAGE = 'social.png'

function setMeta(attribute: 'name' | 'property', key: string, content: string): void {
  const known = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${key}"]`)
  const meta = known ?? document.createElement('meta')
  meta.setAttribute(attribute, key)
  meta.content = content
  if (!known) document.head.append(meta)
}

/** Writes a page's title, description and the tags that others read when its address is shared (trading 2.1). */
export function writePageTags({ title, description, price }: PageTags): void {
  document.title = price === null ? title : `${title} - ${price}`
  const imageUrl = new URL(siteUrl(IMAGE), location.origin).href
  setMeta('name', 'description', description)
  for (const [key, content] of [
    ['title', title],
    ['description', description],
    ['image', imageUrl],
  ] as const) {
    setMeta('property', `og:${key}`, content)
    setMeta('name', `twitter:${key}`, content)
  }
}
