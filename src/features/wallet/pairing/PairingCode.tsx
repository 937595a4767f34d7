import { Copy, ExternalLink } from 'lucide-react'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { encode } from 'uqr'
import { usePairingCode } from '../../../chain/wallet/walletConnect/pairingCode'
import { useTranslation } from '../../../i18n'
import { Icon } from '../../../ui/content/Icon'
import { Skeleton } from '../../../ui/content/Skeleton'
import { Button } from '../../../ui/controls/Button'
import { buttonStyles } from '../../../ui/controls/button.styles'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { copyText } from '../copyAddress'
import { WideButtons } from '../wallet.styles'

/** Quiet zone that readers need around the code, in modules. */
const MARGIN = 4

/** Dark on white in every theme: many readers support nothing else. */
const Paper = styled.svg`
  inline-size: 100%;
  block-size: auto;
  border-radius: var(--radius-12);
  background: #fff;
  forced-color-adjust: none;
`

/** Returns the outline of all dark modules, with a rectangle for each run in a row. */
function outline(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = []
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      const start = x
      while (row[x]) x += 1
      if (x > start) runs.push(`M${start} ${y}h${x - start}v1h-${x - start}z`)
    }
  })
  return runs.join('')
}

/** Renders a text as a QR code. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { border: MARGIN })
    return { size: code.size, path: outline(code.data) }
  }, [text])
  return (
    <Paper viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </Paper>
  )
}

const Picture = styled.div`
  inline-size: min(100%, 280px);
  aspect-ratio: 1;
`

/** Opens in this tab: the URL is that of an app, not of a page. */
const AppLink = styled.a`
  ${buttonStyles}
`

/** Returns whether this is a phone or tablet, where the wallet is probably an app on the same device. */
const isTouchDevice = (): boolean => matchMedia('(pointer: coarse)').matches

function PairingActions({ code, isFirst }: { code: string; isFirst: boolean }) {
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
  const [isPhone] = useState(isTouchDevice)
  return (
    <Stack $gap={16} $align="center">
      {isPhone && (code === null ? <Skeleton height="104px" /> : <PairingActions code={code} isFirst />)}
      <p>{isPhone ? t('Or scan this code with another device.') : t('Scan this code with your wallet.')}</p>
      <Picture aria-busy={code === null || undefined}>
        {code === null ? <Skeleton height="100%" /> : <QrCode text={code} label={t('Code to connect a wallet')} />}
      </Picture>
      <Text $tone="quiet" $size={14} role="status">
        {code === null ? t('Creating the code') : t('Waiting for your wallet. The code works for five minutes.')}
      </Text>
      {!isPhone && (code === null ? <Skeleton height="40px" /> : <PairingActions code={code} isFirst={false} />)}
    </Stack>
  )
}
