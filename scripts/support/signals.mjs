// Notes SIGTERM and SIGINT from the first moment of the process. scripts/serve.mjs imports this before anything else: a signal
// that nobody listens for ends a process at once, with its store open.

const listeners = new Set()
let received

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.on(signal, () => {
    if (received) return
    received = signal
    for (const listener of listeners) listener()
  })
}

/** Calls `listener` once the process is told to end; at once if it was told already. */
export function onEnd(listener) {
  if (received) listener()
  else listeners.add(listener)
}

export const isEnding = () => received !== undefined
