import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { Text } from '../../../ui/layout/Text'
import { Balls } from '../Balls'
import { useBracketName } from '../rounds/Brackets'
import { bracketOf, matchedDigits, numberOf } from '../tickets.rules'

const Rows = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-12) var(--space-16);
  padding: var(--space-16);
  border: 1px dashed var(--rim);
  border-radius: var(--radius-20);

  & > dd {
    justify-self: end;
  }
  & > hr {
    grid-column: 1 / -1;
    inline-size: 100%;
    border: 0;
    border-block-end: 1px solid var(--line);
  }
`

const DRAWN = numberOf('620437') ?? 0
/** Tickets of the picture: the second misses the first digit, so the later equal ones do not count. */
const TICKETS = ['629437', '920437', '620437'].map((digits) => numberOf(digits) ?? 0)

/** Renders an example of a draw: how tickets match the winning number from the left. */
export function BracketPicture() {
  const { t } = useTranslation()
  const nameOf = useBracketName()
  return (
    <Rows aria-label={t('Example of a draw')}>
      <Text as="dt" $weight={600}>
        {t('Winning number')}
      </Text>
      <dd>
        <Balls number={DRAWN} size="s" />
      </dd>
      <hr aria-hidden />
      {TICKETS.map((number) => {
        const matched = matchedDigits(number, DRAWN)
        return [
          <Text as="dt" key={`name ${number}`} $size={14} $tone="quiet">
            {matched === 0 ? t('No prize') : nameOf(bracketOf(number, DRAWN))}
          </Text>,
          <dd key={number}>
            <Balls number={number} lit={matched} size="s" />
          </dd>,
        ]
      })}
    </Rows>
  )
}
