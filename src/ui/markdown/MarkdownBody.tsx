import { useId, useMemo } from 'react'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { useTranslation } from '../../i18n'
import { Prose } from './markdownLook'
import { markdownParts } from './markdownParts'
import { settleHeadings } from './settleHeadings'

/** Links are judged where they are drawn; what stands before that is left as it is written. */
const asWritten = (url: string) => url

/** The part of MarkdownView that brings the reader of markdown with it; loaded when there is something to read. */
export function MarkdownBody({ text, topHeading }: { text: string; topHeading: number }) {
  const { t } = useTranslation()
  const id = useId()
  const rehype = useMemo(() => [settleHeadings(topHeading)], [topHeading])
  return (
    <Prose dir="auto">
      <Markdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={rehype}
        // Two texts on one page name their footnotes apart, and none takes a name of the page.
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
