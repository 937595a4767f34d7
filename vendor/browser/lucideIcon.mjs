export { createLucideIcon as default } from '../../src/ui/content/lucideIcon'
