import { ButtonLink } from '../../../ui/controls/Link'
import { askInDialog } from '../../../ui/dialog/promptStore'
import { OutcomeDialog } from './OutcomeDialog'

/** What the user can do next: a page of the app, and the text of its link. */
export interface NextStep {
  to: string
  text: string
}

/**
 * Follows a sent transaction to its end in a dialog that belongs to no page: the row that sent it may leave its list
 * with the new figures.
 */
export function showOutcome(hash: string, next?: NextStep): void {
  void askInDialog(({ onDecide }) => {
    const close = () => onDecide(true)
    return (
      <OutcomeDialog
        hash={hash}
        onClose={close}
        next={
          next && (
            <ButtonLink to={next.to} kind="primary" size="l" wide onClick={close}>
              {next.text}
            </ButtonLink>
          )
        }
      />
    )
  })
}
