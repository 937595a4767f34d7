import { competitionFacts } from '../../../deployment/competition'
import { useTranslation } from '../../../i18n'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { Step, Steps } from '../../games'

/** Explains who takes part, what counts and how prizes are decided. */
export function Rules() {
  const { t } = useTranslation()
  const { eligiblePairs = [], topMembersCounted = 0 } = competitionFacts ?? {}
  return (
    <Stack as="section" aria-labelledby="battle-rules">
      <Text as="h2" id="battle-rules" $size={20}>
        {t('Rules')}
      </Text>
      <Steps $leastPx={280}>
        <Step title={t('Register')}>
          {t('An active profile registers with its team. The team stays the same until the battle ends.')}
        </Step>
        <Step title={t('Trade')}>
          {t('Swaps in these pairs count with their BNB, from your registration until the battle ends: %pairs%.', {
            pairs: eligiblePairs.map((pair) => pair.replace('/', '-')).join(', '),
          })}
        </Step>
        <Step title={t('Ranks')}>
          {t('The volume of a team is that of its best %count% members. It decides the rank of the team.', {
            count: topMembersCounted,
          })}
        </Step>
        <Step title={t('Claim')}>
          {t(
            'The team records the groups on the chain. CAKE, points and the collectible of the winning team are then yours to claim.',
          )}
        </Step>
      </Steps>
    </Stack>
  )
}
