import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { AddressLink, type ListedToken, TokenPicture } from '../../lists'

function Asset({ token }: { token: ListedToken }) {
  return (
    <Row>
      <TokenPicture token={token} size={32} />
      <strong dir="auto">{token.symbol}</strong>
      <AddressLink address={token.id} kind="token" />
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
      <Notice kind="warn" title={t('You cannot trade %symbols% here', { symbols })} spoken>
        <Button size="s" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t('Learn about unsupported assets')}
        </Button>
      </Notice>
      {isOpen && (
        <Dialog title={t('Unsupported assets')} onClose={() => setIsOpen(false)}>
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
