import type { AreaDeclaration } from '../../core/area'

const profilePage = () => import('./ProfilePage').then((it) => it.ProfilePage)
const taskPage = () => import('./tasks/TaskPage').then((it) => it.TaskPage)
const late = () => import('./profileParts').then((it) => it.profileParts)

/** Name, picture, team and points of an account. */
export const profileArea = {
  area: 'profile',
  routes: [
    { path: '/profile', title: 'Your profile', page: profilePage },
    { path: '/profile/tasks', title: 'Task center', page: taskPage },
  ],
  skeleton: 'list',
  places: [
    { label: 'Task center', to: '/profile/tasks', group: 'Teams & profile' },
    { label: 'Your profile', to: '/profile', group: 'Teams & profile' },
  ],
  late,
} as const satisfies AreaDeclaration
