import { lazyDialog } from '../../ui/dialog/lazyDialog'

/** Dialogs of the page; a claim without a round is one of all rounds. */
export type PlayDialog =
  | { kind: 'buy' | 'tickets' | 'audit'; lotteryId: number }
  | { kind: 'claim'; lotteryId?: number }

export type OpenDialog = (dialog: PlayDialog) => void

export const BuyDialog = lazyDialog(() => import('./buy/BuyDialog').then((it) => it.BuyDialog))
export const TicketsDialog = lazyDialog(() => import('./tickets/TicketsDialog').then((it) => it.TicketsDialog))
export const ClaimDialog = lazyDialog(() => import('./claim/ClaimDialog').then((it) => it.ClaimDialog))
export const AuditDialog = lazyDialog(() => import('./audit/AuditDialog').then((it) => it.AuditDialog))
