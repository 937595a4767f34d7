export { ProfileButton } from './button/ProfileButton'
