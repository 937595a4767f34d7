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

const Stack = styled.div`
  display: grid;
  gap: var(--space-16);
  justify-items: center;
  text-align: center;
`

const Picture = styled.div`
  inline-size: min(100%, 280px);
  aspect-ratio: 1;
`

const Quiet = styled.p`
  color: var(--text-quiet);
  font-size: var(--type-14);
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  inline-size: 100%;

  & > * {
    flex: 1 1 auto;
  }
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
    <Row>
      <AppLink href={code} data-kind={isFirst ? 'primary' : 'secondary'} data-size={isFirst ? 'l' : 'm'}>
        <Icon of={ExternalLink} directional />
        {t('Open a wallet app')}
      </AppLink>
      <Button icon={Copy} onClick={() => void copyText(code, t('Code copied'))}>
        {t('Copy the code')}
      </Button>
    </Row>
  )
}

/** The pairing code for a wallet to scan, and as a link for a wallet on this device (trading 2.8). */
export function PairingCode() {
  const { t } = useTranslation()
  const code = usePairingCode()
  const [isPhone] = useState(isTouched)
  return (
    <Stack>
      {isPhone && (code === null ? <Skeleton height="104px" /> : <Ways code={code} isFirst />)}
      <p>{isPhone ? t('Or scan this code with another device.') : t('Scan this code with your wallet.')}</p>
      <Picture aria-busy={code === null || undefined}>
        {code === null ? <Skeleton height="100%" /> : <QrCode text={code} label={t('Code to connect a wallet')} />}
      </Picture>
      <Quiet role="status">
        {code === null ? t('Preparing the code') : t('Waiting for your wallet. The code is good for five minutes.')}
      </Quiet>
      {!isPhone && (code === null ? <Skeleton height="40px" /> : <Ways code={code} isFirst={false} />)}
    </Stack>
  )
}
