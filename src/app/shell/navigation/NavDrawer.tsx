import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { DisplaySettings } from '../../../features/user'
import { useTranslation } from '../../../i18n'
import { Drawer } from '../../../ui/overlay/Drawer'
import { CakePrice } from '../CakePrice'
import { placeAt } from './navigation.rules'
import { allEntries } from './places'
import { Sections } from './Sections'

/** Aligns the links with the title. */
const All = styled.nav`
  margin-inline: calc(-1 * var(--space-12));
`

const Extras = styled.div`
  display: grid;
  gap: var(--space-16);
  margin-block-start: var(--space-16);
  padding-block-start: var(--space-16);
  border-block-start: 1px solid var(--line);

  & > a {
    margin-inline: calc(-1 * var(--space-8));
  }
`

/** The whole navigation, language, theme and the CAKE price, on a phone. */
export function NavDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <Drawer title={t('Menu')} side="end" onClose={onClose}>
      <All aria-label={t('All pages')}>
        <Sections entries={allEntries} place={placeAt(allEntries, pathname)} pathname={pathname} onPick={onClose} />
      </All>
      <Extras>
        <CakePrice onPick={onClose} />
        <DisplaySettings />
      </Extras>
    </Drawer>
  )
}
