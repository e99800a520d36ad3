// Listens for SIGTERM and SIGINT from the start of the process. scripts/serve.mjs imports this first, because a signal without a
// listener ends the process immediately, with its store open.

const listeners = new Set()
let received

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.on(signal, () => {
    if (received) return
    received = signal
    for (const listener of listeners) listener()
  })
}

/** Calls `listener` when the process receives one of the signals, or immediately if it already has. */
export function onEnd(listener) {
  if (received) listener()
  else listeners.add(listener)
}

export const isEnding = () => received !== undefined
