// The packaged connector imports its provider from this package. WalletConnectWallet sets the provider beforehand.
export { WalletConnectProvider as default } from '../../src/chain/wallet/walletConnect/WalletConnectProvider'
