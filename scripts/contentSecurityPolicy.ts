import type { Plugin } from 'vite'
import type { Deployment } from '../src/deployment/deployment.ts'

/** Hash of the empty string: styled-components adds one empty <style> and fills it through CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The app's only Trusted Types policy: it allows the service worker's URL (src/app/offline/serviceWorker.ts). */
const TRUSTED_TYPES = 'service-worker'

function origin(url: string): string {
  const { protocol, host } = new URL(url)
  return `${protocol}//${host}`
}

/** Returns the WalletConnect settings; null for a deployment without a project id, whose pages do not offer it. */
const walletConnectOf = ({ walletConnect }: Deployment) => (walletConnect?.projectId ? walletConnect : null)

/** Returns the unique origins that a deployment's page reads from: nodes, services, name service nodes and relay. */
export function hostsOf(facts: Deployment): string[] {
  const { rpc, services, nameService } = facts
  const [named, relay] = [nameService?.http ?? [], walletConnectOf(facts)?.relayUrl ?? '']
  const urls = [...rpc.http, ...rpc.webSocket, ...Object.values(services).flat(), ...named, relay]
  return [...new Set(urls.filter((value) => /^(https?|wss?):/.test(value)).map(origin))]
}

/**
 * Returns the content security policy of a build as one header value, from the deployment's own hosts. `https:` is allowed
 * for connections because users add token lists and their own node (SECURITY.md).
 */
export function policyFor(facts: Deployment): string {
  const verifyUrl = walletConnectOf(facts)?.verifyUrl
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src ${["'self'", ...hostsOf(facts), 'https:'].join(' ')}`,
    ...(verifyUrl ? [`frame-src ${origin(verifyUrl)}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES}`,
  ].join('; ')
}

/** Writes the policy into index.html of a production build only: it would block the dev server's inline scripts. */
export function contentSecurityPolicy(facts: Deployment): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policyFor(facts) },
        injectTo: 'head-prepend',
      },
    ],
  }
}
