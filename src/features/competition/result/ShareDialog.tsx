import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { drawResult, PICTURE_HEIGHT, PICTURE_WIDTH, type ResultPicture } from './drawResult'

const Canvas = styled.canvas`
  display: block;
  inline-size: 100%;
  block-size: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
`

const FILE = 'trading-battle.png'

/** Has the browser save a picture as a file. */
function savePicture(canvas: HTMLCanvasElement): void {
  canvas.toBlob((blob) => {
    if (!blob) return
    const url = URL.createObjectURL(blob)
    const link = document.createElement('a')
    Object.assign(link, { href: url, download: FILE })
    link.click()
    URL.revokeObjectURL(url)
  }, 'image/png')
}

/** Dialog with a picture of the result, which is drawn on this device and can be saved. */
export function ShareDialog({ picture, onClose }: { picture: ResultPicture; onClose: () => void }) {
  const { t } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) drawResult(context, picture, document.documentElement.dir === 'rtl')
  }, [picture])
  return (
    <Dialog
      title={t('Share your result')}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          size="l"
          wide
          icon={Download}
          onClick={() => canvas.current && savePicture(canvas.current)}
        >
          {t('Save picture')}
        </Button>
      }
    >
      <Stack>
        <Canvas
          ref={canvas}
          width={PICTURE_WIDTH}
          height={PICTURE_HEIGHT}
          role="img"
          aria-label={[picture.title, picture.team, picture.group, ...picture.lines].join(', ')}
        />
        <Text $size={14} $tone="quiet">
          {t('The picture is drawn on your device and sent nowhere. It does not show your address.')}
        </Text>
      </Stack>
    </Dialog>
  )
}
