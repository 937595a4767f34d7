import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { PHONE } from '../../../ui/media'
import { Text } from '../../../ui/layout/Text'
import { CakeWithValue } from '../Amount'

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-16) var(--space-12);

  ${PHONE} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Mark = styled.span`
  display: block;
  font-size: var(--type-12);
  font-weight: 600;
  color: var(--text-quiet);
`

const BRACKETS = [5, 4, 3, 2, 1, 0]

/** Returns the name of a bracket: how many of the first digits match. */
export function useBracketName(): (bracket: number) => string {
  const { t } = useTranslation()
  return (bracket) =>
    bracket === 5 ? t('All 6 digits') : t('First %count% digit || First %count% digits', { count: bracket + 1 })
}

interface Props {
  /** CAKE of each bracket: of all its winners together; null until the round is read. */
  potsRaw: readonly bigint[] | null
  /** After the draw: winners, and the prize of each; null until the round is read. */
  drawn?: { winners: readonly number[]; prizesRaw: readonly bigint[] } | null
}

/** Renders the amount of each bracket, and after the draw how many have won it. */
export function Brackets({ potsRaw, drawn }: Props) {
  const { t } = useTranslation()
  const nameOf = useBracketName()
  return (
    <Grid role="list" aria-label={t('Prizes')}>
      {BRACKETS.map((bracket) => {
        const count = drawn?.winners[bracket] ?? 0
        return (
          <li key={bracket}>
            <Mark>{nameOf(bracket)}</Mark>
            <CakeWithValue raw={potsRaw && ((count > 0 ? drawn?.prizesRaw[bracket] : potsRaw[bracket]) ?? 0n)} inRow />
            {drawn !== undefined && (
              <Text as="span" $size={12} $tone="quiet" style={{ display: 'block', minBlockSize: '1lh' }}>
                {drawn &&
                  (count > 0 ? t('each for %count% ticket || each for %count% tickets', { count }) : t('No winner'))}
              </Text>
            )}
          </li>
        )
      })}
    </Grid>
  )
}
