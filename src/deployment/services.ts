import { deployment } from './deployment'

/** Base URL of the services that the team of this deployment hosts (docs/services.md); null where there are none. */
export const servicesUrl: string | null = [deployment.services['selfHosted'] ?? null].flat()[0] ?? null
