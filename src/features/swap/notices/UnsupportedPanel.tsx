import { useState } from 'react'
import { shortenAddress } from '../../../core/address'
import { explorerLink } from '../../../deployment/explorer'
import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { TokenBadge } from '../../../ui/content/TokenBadge'
import { Button } from '../../../ui/controls/Button'
import { Link } from '../../../ui/controls/Link'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import type { ListedToken } from '../../lists'

function Asset({ token: { id, symbol } }: { token: ListedToken }) {
  const href = explorerLink('token', id)
  return (
    <Row>
      <TokenBadge symbol={symbol} address={id} size={32} />
      <strong dir="auto">{symbol}</strong>
      {href !== null && (
        <Link href={href}>
          <bdi dir="ltr">{shortenAddress(id)}</bdi>
        </Link>
      )}
    </Row>
  )
}

/**
 * Renders that a selected currency is not traded here, and on demand why (trading 2.3 "token warning panel", 2.6, 8).
 */
export function UnsupportedPanel({ tokens }: { tokens: readonly ListedToken[] }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const symbols = tokens.map(({ symbol }) => symbol).join(', ')
  return (
    <>
      <Notice kind="warn" title={t('%symbols% cannot be traded here', { symbols })} spoken>
        <Button size="s" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t('Read more about unsupported assets')}
        </Button>
      </Notice>
      {isOpen && (
        <Dialog title={t('Unsupported Assets')} onClose={() => setIsOpen(false)}>
          <Stack>
            {tokens.map((token) => (
              <Asset key={token.id} token={token} />
            ))}
            <p>
              {t(
                'Some assets are not available through this interface because they may not work well with our smart contract or we are unable to allow trading for legal reasons.',
              )}
            </p>
          </Stack>
        </Dialog>
      )}
    </>
  )
}
