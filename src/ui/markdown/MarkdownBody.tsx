import { useId, useMemo } from 'react'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { useTranslation } from '../../i18n'
import { Prose } from './markdown.styles'
import { markdownParts, PictureGateways } from './markdownParts'

/** Links are checked where they are rendered; URLs are unchanged before that. */
const asWritten = (url: string) => url

interface Props {
  text: string
  topHeading: number
  gateways: readonly string[]
}

/** The part of `MarkdownView` that imports the markdown parser; loaded on first use. */
export function MarkdownBody({ text, topHeading, gateways }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const rehype = useMemo(() => [nestHeadings(topHeading)], [topHeading])
  return (
    <Prose dir="auto">
      <PictureGateways value={gateways}>
        <Markdown
          remarkPlugins={[remarkGfm]}
          rehypePlugins={rehype}
          // Footnotes of two texts on one page need distinct ids, which must not collide with ids of the page.
          remarkRehypeOptions={{ clobberPrefix: `${id}-`, footnoteLabel: t('Footnotes') }}
          components={markdownParts}
          urlTransform={asWritten}
          skipHtml
        >
          {text}
        </Markdown>
      </PictureGateways>
    </Prose>
  )
}

/** The part of a syntax tree node that `nestHeadings` uses. */
type Branch = { type: string; tagName?: string; properties?: Record<string, unknown>; children?: Branch[] }

const HEADING = /^h([1-6])$/
const LOWEST = 6

/**
 * Creates a rehype plugin that puts a text's headings below those of the page. The text's highest heading becomes
 * `top`, and no level is skipped.
 */
function nestHeadings(top: number) {
  return () => (tree: Branch) => {
    const open: number[] = []
    function nest(node: Branch): void {
      const level = Number(HEADING.exec(node.tagName ?? '')?.[1] ?? 0)
      if (level > 0) {
        while ((open.at(-1) ?? 0) >= level) open.pop()
        open.push(level)
        // The footnotes heading has the same id in every text.
        delete node.properties?.['id']
        node.tagName = `h${Math.min(LOWEST, top + open.length - 1)}`
      }
      for (const child of node.children ?? []) nest(child)
    }
    nest(tree)
  }
}
