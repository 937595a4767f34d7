import { useId, useMemo } from 'react'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { useTranslation } from '../../i18n'
import { Prose } from './markdown.styles'
import { markdownParts } from './markdownParts'
import { nestHeadings } from './nestHeadings'

/** Links are checked where they are rendered; URLs are unchanged before that. */
const asWritten = (url: string) => url

/** The part of `MarkdownView` that imports the markdown parser; loaded on first use. */
export function MarkdownBody({ text, topHeading }: { text: string; topHeading: number }) {
  const { t } = useTranslation()
  const id = useId()
  const rehype = useMemo(() => [nestHeadings(topHeading)], [topHeading])
  return (
    <Prose dir="auto">
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
    </Prose>
  )
}
