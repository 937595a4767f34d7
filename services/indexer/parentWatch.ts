const CHECK_MS = 300
const parent = process.ppid

// If its parent is killed, no other process ends this one, and its store would remain in use.
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, CHECK_MS).unref()
