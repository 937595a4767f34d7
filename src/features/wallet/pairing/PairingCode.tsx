import { Copy, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { usePairingCode } from '../../../chain/wallet/walletConnect/pairingCode'
import { useTranslation } from '../../../i18n'
import { Icon } from '../../../ui/content/Icon'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { buttonStyles } from '../../../ui/controls/button.styles'
import { copyText } from '../copyAddress'
import { QrCode } from './QrCode'
import { WideButtons } from '../wallet.styles'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'

const Picture = styled.div`
  inline-size: min(100%, 280px);
  aspect-ratio: 1;
`

/** Opens in this tab: the URL is that of an app, not of a page. */
const AppLink = styled.a`
  ${buttonStyles}
`

/** Returns whether this is a phone or tablet, where the wallet is probably an app on the same device. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches

function Ways({ code, isFirst }: { code: string; isFirst: boolean }) {
  const { t } = useTranslation()
  return (
    <WideButtons>
      <AppLink href={code} data-kind={isFirst ? 'primary' : 'secondary'} data-size={isFirst ? 'l' : 'm'}>
        <Icon of={ExternalLink} directional />
        {t('Open a wallet app')}
      </AppLink>
      <Button icon={Copy} onClick={() => void copyText(code, t('Code copied'))}>
        {t('Copy the code')}
      </Button>
    </WideButtons>
  )
}

/** The pairing code for a wallet to scan, and as a link for a wallet on this device (trading 2.8). */
export function PairingCode() {
  const { t } = useTranslation()
  const code = usePairingCode()
  const [isPhone] = useState(isTouched)
  return (
    <Stack $gap={16} $align="center">
      {isPhone && (code === null ? <Skeleton height="104px" /> : <Ways code={code} isFirst />)}
      <p>{isPhone ? t('Or scan this code with another device.') : t('Scan this code with your wallet.')}</p>
      <Picture aria-busy={code === null || undefined}>
        {code === null ? <Skeleton height="100%" /> : <QrCode text={code} label={t('Code to connect a wallet')} />}
      </Picture>
      <Text $tone="quiet" $size={14} role="status">
        {code === null ? t('Preparing the code') : t('Waiting for your wallet. The code is good for five minutes.')}
      </Text>
      {!isPhone && (code === null ? <Skeleton height="40px" /> : <Ways code={code} isFirst={false} />)}
    </Stack>
  )
}
