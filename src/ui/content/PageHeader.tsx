import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Link } from '../controls/Link'
import { Icon } from './Icon'
import { lazyDialog } from '../dialog/lazyDialog'
import { Row } from '../layout/Row'
import { Text } from '../layout/Text'

/** Loaded lazily: few pages have a help text. */
const InfoTip = lazyDialog(() => import('./InfoTip').then((it) => it.InfoTip))

const Head = styled.header`
  display: grid;
  gap: var(--space-8);
  margin-block-end: var(--space-16);
`

const Titles = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

/** The help button follows the last word of the title, wherever the line breaks. */
const TitleLine = styled.div`
  line-height: var(--leading-display);

  & > button {
    margin-inline-start: var(--space-4);
    vertical-align: -3px;
  }
`

const Title = styled.h1`
  display: inline;
  font-size: var(--type-24);
`

/** Aligns the icons of the buttons, not their frames, with the content below. */
const Actions = styled.div`
  display: flex;
  flex: none;
  margin-inline-end: calc(-1 * var(--space-8));
`

type Props = {
  title: string
  subtitle?: ReactNode
  /** Purpose of the page, in a tooltip beside the title. */
  help?: string
  back?: { to: string; label: string }
  /** Buttons of the page: settings, history. */
  actions?: ReactNode
}

/** Page header: title, subtitle, help text, back link and action buttons (trading 2.6.5). */
export function PageHeader({ title, subtitle, help, back, actions }: Props) {
  return (
    <Head>
      {back !== undefined && (
        <Text as="div" $size={14}>
          <Link to={back.to}>
            <Icon of={ArrowLeft} size={16} directional />
            {back.label}
          </Link>
        </Text>
      )}
      <Row $gap={16} $align="start" $justify="space-between">
        <Titles>
          <TitleLine>
            <Title>{title}</Title>
            {help !== undefined && <InfoTip about={title}>{help}</InfoTip>}
          </TitleLine>
          {subtitle !== undefined && (
            <Text $tone="quiet" $size={14}>
              {subtitle}
            </Text>
          )}
        </Titles>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Row>
    </Head>
  )
}
