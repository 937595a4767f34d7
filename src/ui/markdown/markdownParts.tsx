import { createContext, use, useState } from 'react'
import type { Components } from 'react-markdown'
import { useTranslation } from '../../i18n'
import { Link } from '../controls/Link'
import { PictureFrame, Scroll } from './markdown.styles'

const ALLOWED_URL = /^(?:https:\/\/[^/]|mailto:[^/]|ipfs:\/\/[^/])/i

/** Returns the URL of a link in untrusted text if its scheme is https, mailto or ipfs; undefined otherwise. */
const linkTarget = (href: string | undefined): string | undefined =>
  href !== undefined && ALLOWED_URL.test(href) ? href : undefined

const InsideLink = createContext(false)

/** URLs of the gateways that serve a text's pictures by their content address; without one, pictures are links. */
export const PictureGateways = createContext<readonly string[]>([])

const CONTENT = /^ipfs:\/\/(?:ipfs\/)?(([a-z\d]{46,120})(?:\/[^?#]*)?)$/i

/** Returns the URLs of a picture by the gateways; none for a picture without a content address. */
function pictureUrls(src: string | undefined, gateways: readonly string[]): string[] {
  const [, path = '', content = ''] = CONTENT.exec(src ?? '') ?? []
  if (content === '') return []
  return gateways.flatMap((gateway) => {
    const { href } = new URL(gateway + path)
    // A path with `..` would leave the content.
    return href.startsWith(gateway + content) ? [href] : []
  })
}

/**
 * Components for elements of untrusted markdown. A picture with a content address is loaded from a gateway. Any other
 * becomes a link, so that no third party receives a request.
 */
export const markdownParts: Components = {
  a({ href, children, node }) {
    // The back link of a footnote has no target: its reference in the text is not rendered as a link.
    if (node?.properties['dataFootnoteBackref'] !== undefined) return null
    const target = linkTarget(href)
    if (target === undefined) return children
    return (
      <Link href={target}>
        <InsideLink value={true}>{children}</InsideLink>
      </Link>
    )
  },
  img: ({ src, alt }) => <Picture src={typeof src === 'string' ? src : undefined} alt={alt ?? ''} />,
  // A task list item; its text is adjacent but not its label.
  input: ({ checked }) => <Task isDone={checked === true} />,
  table: ({ children }) => (
    <Scroll>
      <table>{children}</table>
    </Scroll>
  ),
}

function Task({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation()
  return <input type="checkbox" checked={isDone} readOnly disabled aria-label={t('Task')} />
}

function Picture({ src, alt }: { src: string | undefined; alt: string }) {
  const isInsideLink = use(InsideLink)
  const urls = pictureUrls(src, use(PictureGateways))
  const [failureCount, setFailureCount] = useState(0)
  const target = linkTarget(src)
  const text = alt.trim() === '' ? (src ?? '') : alt
  const link = target === undefined || isInsideLink ? text : <Link href={target}>{text}</Link>
  const url = urls[failureCount]
  if (urls.length === 0 || isInsideLink) return link
  return (
    <PictureFrame>
      {url === undefined ? (
        link
      ) : (
        <img
          src={url}
          alt={alt}
          decoding="async"
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setFailureCount((count) => count + 1)}
        />
      )}
    </PictureFrame>
  )
}
