import { Image } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import { EmptyState } from '../../ui/content/EmptyState'
import { CollectiblePicture } from '../members'
import { CardChoices } from './CardChoices'
import type { PictureToken } from './setup/picture'

const PICTURE_PX = 64

interface Props {
  tokens: readonly PictureToken[]
  picture: PictureToken | null
  onPick: (picture: PictureToken) => void
  /** What to do without a collectible. */
  children?: ReactNode
}

/** Renders the choice of a picture among the collectibles of the account. */
export function PicturePicker({ tokens, picture, onPick, children }: Props) {
  const { t } = useTranslation()
  if (tokens.length === 0) {
    return (
      <EmptyState icon={Image} title={t('You own no collectible')}>
        {children}
      </EmptyState>
    )
  }
  return (
    <CardChoices
      legend={t('Profile picture')}
      value={picture?.key ?? null}
      onPick={(key) => {
        const picked = tokens.find((token) => token.key === key)
        if (picked) onPick(picked)
      }}
      choices={tokens.map(({ key, label, collectible }) => ({
        ...{ value: key, label },
        picture: <CollectiblePicture collectible={collectible} size={PICTURE_PX} />,
      }))}
    />
  )
}
