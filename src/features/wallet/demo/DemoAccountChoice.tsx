import { deployment } from '../../../deployment/deployment'
import { useTranslation } from '../../../i18n'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import { Code } from './demo.styles'

interface DemoAccountChoiceProps {
  accounts: readonly { name: string; address: string }[]
  index: number
  onPick: (index: number) => void
}

/** Account selection of the demo wallet for a connection request. */
export function DemoAccountChoice({ accounts, index, onPick }: DemoAccountChoiceProps) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('%product% asks to see your account.', { product: deployment.productName })}</p>
      <SegmentedControl
        legend={t('Account')}
        options={accounts.map(({ name }, value) => ({ value, label: name }))}
        value={index}
        onPick={onPick}
      />
      <Code dir="ltr">{accounts[index]?.address}</Code>
    </>
  )
}
