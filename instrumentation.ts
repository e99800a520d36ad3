/** Runs once at the start of the server, before the first request: a start with wrong settings ends here, with a clear message. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return
  const { start } = await import("@/lib/core/start")
  await start()
  const { connectNouns } = await import("@/lib/features/nouns")
  connectNouns()
  const { startTicks } = await import("@/lib/features/ticks")
  startTicks()
}
