const CHECK_MS = 300
const parent = process.ppid

// Without its parent, which may have been killed, nobody would end this process, and its store would remain in use.
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, CHECK_MS).unref()
