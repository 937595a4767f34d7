import { EyeOff } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { Button, type ButtonProps } from '../../../ui/controls/Button'
import { useLeaveView } from './useLeaveView'

type Props = Pick<ButtonProps, 'size' | 'wide' | 'kind'> & { onLeave?: () => void }

/** Leaves view-only mode; rendered wherever a sign button would be. */
export function LeaveViewButton({ onLeave, ...buttonProps }: Props) {
  const { t } = useTranslation()
  const leave = useLeaveView()
  return (
    <Button
      {...buttonProps}
      icon={EyeOff}
      onClick={() => {
        onLeave?.()
        leave()
      }}
    >
      {t('Leave view-only mode')}
    </Button>
  )
}
