import { createContext, use } from 'react'
import type { Components } from 'react-markdown'
import { useTranslation } from '../../i18n'
import { Link } from '../controls/Link'
import { Scroll } from './markdown.styles'

const ALLOWED_URL = /^(?:https:\/\/[^/]|mailto:[^/]|ipfs:\/\/[^/])/i

/** Returns the URL of a link in untrusted text if its scheme is https, mailto or ipfs; undefined otherwise. */
const linkTarget = (href: string | undefined): string | undefined =>
  href !== undefined && ALLOWED_URL.test(href) ? href : undefined

const InsideLink = createContext(false)

/**
 * Components for elements of untrusted markdown. A picture becomes a link, so that no third party learns of the reader.
 */
export const markdownParts: Components = {
  a({ href, children, node }) {
    // The back link of a footnote points to a mark that is not a link here.
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
  const target = linkTarget(src)
  const text = alt.trim() === '' ? (src ?? '') : alt
  return target === undefined || isInsideLink ? text : <Link href={target}>{text}</Link>
}
