import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { Row } from '../../ui/layout/Row'

/** Width of the mark and of its gap to the text. */
const MARK_ROOM = '28px'

/**
 * As wide as its widest state, so that connecting, an account and its pending transactions move nothing beside the
 * button. The invisible texts are not part of its name. Addresses differ in width: `d` and `0` are the widest digits.
 */
const Steady = styled.span`
  display: inline-grid;
  justify-items: center;
  /* Its baseline is that of the invisible texts. */
  vertical-align: top;

  &::before,
  &::after {
    block-size: 0;
    overflow: hidden;
    white-space: pre;
    visibility: hidden;
  }
  &::before {
    padding-inline-start: var(--idle-mark-room, 0);
    content: attr(data-texts);
  }
  &::after {
    padding-inline-start: ${MARK_ROOM};
    content: '0xdddd…dddd\\A 0x0000…0000';
  }
`

const Mark = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: 20px;
  block-size: 20px;
  font-size: var(--type-12);
  line-height: 1;

  & > * {
    grid-area: 1 / 1;
  }
  &[data-idle] {
    display: var(--idle-mark, none);
  }
`

/** Styles that show the mark also when there is nothing to report: only the top bar of a wide window has room. */
export const IDLE_MARK_SHOWN = `--idle-mark: inline-grid; --idle-mark-room: ${MARK_ROOM};`
export const IDLE_MARK_HIDDEN = '--idle-mark: none; --idle-mark-room: 0;'

interface WalletLabelProps {
  /** Icon of the state. */
  mark: ReactNode
  /** There is nothing to report: the mark is decoration. */
  isIdle?: boolean
  children: ReactNode
}

/** Label of the wallet button: of one width in every state of the wallet. */
export function WalletLabel({ mark, isIdle = false, children }: WalletLabelProps) {
  const { t } = useTranslation()
  return (
    <Steady data-texts={`${t('Connect wallet')}\n${t('Connecting')}`}>
      <Row as="span">
        <Mark data-idle={isIdle || undefined}>{mark}</Mark>
        {children}
      </Row>
    </Steady>
  )
}
