import { siteUrl } from '../../core/site'

/** Title and description of a page, for the window and for link previews. */
export interface PageTags {
  /** Names of the page and of the product. */
  title: string
  description: string
  /** Appended to the window title only: the CAKE price (trading 2.1); null while unknown. */
  price: string | null
}

/** The preview image of a shared link; a file of public/. */
const IMAGE = 'social.png'

function setMeta(attribute: 'name' | 'property', key: string, content: string): void {
  const known = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${key}"]`)
  const meta = known ?? document.createElement('meta')
  meta.setAttribute(attribute, key)
  meta.content = content
  if (!known) document.head.append(meta)
}

/** Writes a page's title, description and link preview tags (trading 2.1). */
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
