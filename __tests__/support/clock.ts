const now = Date.now
let ahead = 0

afterEach(() => {
  ahead = 0
  Date.now = now
})

/** Sets `Date.now` ahead for the rest of a test, so that it needn't wait for a cache to expire. Timers are not affected. */
export function skip(ms: number): void {
  ahead += ms
  Date.now = () => now() + ahead
}
