import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { Icon } from '../../ui/content/Icon'
import { Stack } from '../../ui/layout/Stack'
import { Text } from '../../ui/layout/Text'

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--space-8);
  font-size: var(--type-14);
  overflow-wrap: anywhere;

  & > :first-child {
    color: var(--good);
  }
  &[data-differs] > :first-child {
    color: var(--bad);
  }
  & > :not(:first-child) {
    grid-column: 2;
  }
`

/** A statement of the page that was computed again from data of the chain. */
export interface Check {
  /** Identifies the statement. */
  key: string
  label: string
  /** The value on the page. */
  stated: string
  /** The value computed from the chain's data. */
  computed: string
  /** Links to the transactions that the value comes from. */
  sources?: ReactNode
}

/** Renders statements with their values from the chain, and whether both are equal. */
export function CheckedPanel({ checks }: { checks: readonly Check[] }) {
  const { t } = useTranslation()
  return (
    <Stack as="ul" role="list">
      {checks.map(({ key, label, stated, computed, sources }) => {
        const isEqual = stated === computed
        return (
          <Item key={key} data-differs={!isEqual || undefined}>
            <Icon of={isEqual ? CircleCheck : CircleX} />
            <strong>{label}</strong>
            <bdi>{stated}</bdi>
            <Text as="span" $tone="quiet">
              {isEqual ? t('Checked on the chain') : t('The chain has %value%', { value: computed })}
            </Text>
            {sources}
          </Item>
        )
      })}
    </Stack>
  )
}
