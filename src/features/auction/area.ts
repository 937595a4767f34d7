import type { AreaDeclaration } from '../../core/area'

const auctionPage = () => import('./AuctionPage').then((it) => it.AuctionPage)

/** Auctions of farms for CAKE. The page of farms links to it. */
export const auctionArea = {
  area: 'auction',
  routes: [{ path: '/farms/auction', title: 'Farm auctions', page: auctionPage }],
  skeleton: 'list',
} as const satisfies AreaDeclaration
