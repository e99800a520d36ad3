/** Runs once at server start, before the first request, so that invalid settings end the process with a clear message. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return
  const { start } = await import("@/lib/core/start")
  await start()
  const { connectNouns } = await import("@/lib/features/nouns")
  connectNouns()
  const { startBackgroundWork } = await import("@/lib/features/jobs")
  startBackgroundWork()
  const { openDirectDoor } = await import("@/lib/features/direct")
  openDirectDoor()
}
